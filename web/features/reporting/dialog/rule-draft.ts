import {
  type NewNotificationRule,
  type NotificationAction,
  NotificationCondition,
  type NotificationRule,
} from '../../../../shared/reporting/notification-rule.ts'
import { COOLDOWN_MINUTES } from '../../../../shared/rules/rule.ts'

export type ConditionType = NotificationCondition['type']
export type Operator = NotificationCondition['operator']
export type Channel = NotificationAction['channels'][number]
type Priority = NotificationAction['priority']

/** A condition as it is typed; speeds are in the account's unit, hours are of the day. */
export type ConditionDraft = {
  type: ConditionType
  operator: Operator
  value: string
  /** The upper limit of `between`. */
  valueTo: string
  geofenceName: string
}

/** `email` and `sms` of the wire are notifications with one channel. */
export type ActionType = Exclude<NotificationAction['type'], 'email' | 'sms'>
export type ActionDraft = {
  type: ActionType
  channels: readonly Channel[]
  priority: Priority
  webhookUrl: string
}

/** The fields of the dialog, as they are typed. */
export type RuleDraft = {
  name: string
  description: string
  conditions: readonly ConditionDraft[]
  actions: readonly ActionDraft[]
  cooldownPeriod: number
}

/** Whether an hour of the day has to be chosen rather than a number typed. */
export const isHours = (type: ConditionType) => type === 'time'

const ALL_OPERATORS = NotificationCondition.shape.operator.options
/** A device is inside a geofence (`equals`) or it is not (`notEquals`). */
export const operatorsOf = (type: ConditionType): readonly Operator[] =>
  type === 'geofence' ? ['equals', 'notEquals'] : ALL_OPERATORS

const [NIGHT_BEGINS, NIGHT_ENDS] = ['22', '6']

/** A condition of a type before anything is typed. */
export function emptyCondition(type: ConditionType): ConditionDraft {
  const none = { type, value: '', valueTo: '', geofenceName: '' }
  if (type === 'geofence') return { ...none, operator: 'equals' }
  if (type === 'time') return { ...none, operator: 'between', value: NIGHT_BEGINS, valueTo: NIGHT_ENDS }
  return { ...none, operator: type === 'battery' ? 'lessThan' : 'greaterThan' }
}

export const emptyAction = (type: ActionType): ActionDraft => ({
  type,
  channels: type === 'notify' ? ['email'] : [],
  priority: 'medium',
  webhookUrl: '',
})

export const EMPTY_DRAFT: RuleDraft = {
  name: '',
  description: '',
  conditions: [emptyCondition('speed')],
  actions: [emptyAction('notify')],
  cooldownPeriod: COOLDOWN_MINUTES.default,
}

/** The draft of a rule. `perKmh` makes speeds of the account's unit. */
export const draftOf = (rule: NotificationRule, perKmh: number): RuleDraft => ({
  name: rule.name,
  description: rule.description ?? '',
  conditions: rule.conditions.map((condition) => conditionDraft(condition, perKmh)),
  actions: rule.actions.map(actionDraft),
  cooldownPeriod: rule.cooldownPeriod,
})

const SHOWN_DIGITS = 1

function conditionDraft(condition: NotificationCondition, perKmh: number): ConditionDraft {
  const { type, operator, value, geofenceName } = condition
  const [first, second] = Array.isArray(value) ? value : [value, null]
  const text = (limit: number | string | null | undefined) => {
    if (limit === null || limit === undefined) return ''
    if (type !== 'speed' || typeof limit === 'string') return String(limit)
    return String(Number((limit * perKmh).toFixed(SHOWN_DIGITS)))
  }
  return { type, operator, value: text(first), valueTo: text(second), geofenceName: geofenceName ?? '' }
}

function actionDraft({ type, channels, priority, webhookUrl }: NotificationAction): ActionDraft {
  const isChannel = type === 'email' || type === 'sms'
  return {
    type: isChannel ? 'notify' : type,
    channels: isChannel ? [type] : channels,
    priority,
    webhookUrl: webhookUrl ?? '',
  }
}

/** A copy of a rule. `copyName` says how the copy of a name is called; the name is cut to stay within the longest one. */
export function copyOf(rule: NotificationRule, copyName: (name: string) => string): NewNotificationRule {
  const { name, description, enabled, conditions, actions, cooldownPeriod } = rule
  const copied = copyName(name.slice(0, NAME_MAX - copyName('').length).trimEnd())
  return { name: copied, description, enabled, conditions, actions, cooldownPeriod }
}

export const NAME_MAX = 100
export const DESCRIPTION_MAX = 500

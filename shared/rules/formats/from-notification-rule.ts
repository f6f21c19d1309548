import type { NotificationAction, NotificationRule } from '../../reporting/notification-rule.ts'
import { notificationPriority } from '../priority.ts'
import { type Action, Priority } from '../rule.ts'
import type { RuleBody } from './from-alert-rule.ts'
import {
  type ConversionCode,
  conditionFrom,
  type NotificationContext,
} from './from-notification-condition.ts'

/** The fields of a notification rule that an account sets. */
export type NotificationSettings = Pick<
  NotificationRule,
  'name' | 'description' | 'enabled' | 'conditions' | 'actions' | 'cooldownPeriod'
>

type FieldProblem = { path: string; code: ConversionCode }

/**
 * A notification rule as the engine evaluates it, for all devices of the account, or the fields that do not fit
 * together. Its conditions stay in their order, so that their indices are the same in both formats.
 */
export function fromNotificationRule(
  settings: NotificationSettings,
  context: NotificationContext,
): { rule: RuleBody } | { problems: FieldProblem[] } {
  const conditions = settings.conditions.map((condition, index) => conditionFrom(condition, index, context))
  const actions = settings.actions.map(actionsFrom)
  const problems = [...problemsIn('conditions', conditions), ...problemsIn('actions', actions)]
  if (problems.length > 0) return { problems }
  const converted = conditions.flatMap((one) => (isRefused(one) ? [] : [one]))
  const chosen = highest(settings.actions.map(({ priority }) => priority))
  return {
    rule: {
      name: settings.name,
      scope: { kind: 'all' },
      enabled: settings.enabled,
      conditions: converted,
      actions: actions.flatMap((some) => (isRefused(some) ? [] : some)),
      priority: notificationPriority(converted, chosen),
      cooldownMinutes: settings.cooldownPeriod,
    },
  }
}

type Refused = { code: ConversionCode; field: string }
const isRefused = (converted: object): converted is Refused => 'code' in converted

const problemsIn = (list: string, converted: readonly object[]): FieldProblem[] =>
  converted.flatMap((one, index) =>
    isRefused(one) ? [{ path: `${list}.${index}.${one.field}`, code: one.code }] : [],
  )

/** A notification without a channel is the event in the bell alone. */
function actionsFrom({ type, channels, webhookUrl }: NotificationAction): Action[] | Refused {
  if (type === 'webhook')
    return webhookUrl ? [{ type, target: webhookUrl }] : { code: 'required', field: 'webhookUrl' }
  const wanted = type === 'email' || type === 'sms' ? [type] : type === 'log' ? [] : channels
  const actions = [...new Set(wanted)].map(
    (channel): Action => (channel === 'push' ? { type: channel } : { type: channel, target: '' }),
  )
  return actions.length > 0 ? actions : [{ type: 'log' }]
}

const highest = (priorities: readonly Priority[]): Priority =>
  Priority.options.findLast((priority) => priorities.includes(priority)) ?? 'medium'

import {
  type NewNotificationRule,
  NotificationAction,
  type NotificationCondition,
} from '../../../../shared/reporting/notification-rule.ts'
import { type ActionDraft, type ConditionDraft, isHours, type RuleDraft } from './rule-draft.ts'

/** What is wrong with a field. */
type DraftProblem =
  | 'nameRequired'
  | 'conditionRequired'
  | 'actionRequired'
  | 'number'
  | 'order'
  | 'sameHour'
  | 'geofence'
  | 'channel'
  | 'webhook'

/** Problems by the path of their field: `conditions.0.value`. In the order of the dialog. */
export type DraftProblems = ReadonlyMap<string, DraftProblem>
type Parsed = { kind: 'rule'; rule: NewNotificationRule } | { kind: 'wrong'; problems: DraftProblems }

/** Decimals of a speed in km/h, enough to show it again in the unit that it was typed in. */
const STORED_DIGITS = 3

/** The rule to save, or what is wrong. `perKmh` makes speeds of the account's unit. */
export function parseRuleDraft(draft: RuleDraft, perKmh: number, enabled: boolean): Parsed {
  const problems = new Map<string, DraftProblem>()
  const name = draft.name.trim()
  if (name === '') problems.set('name', 'nameRequired')
  if (draft.conditions.length === 0) problems.set('conditions', 'conditionRequired')
  const conditions = draft.conditions.flatMap((condition, index) => {
    const parsed = parseCondition(condition, perKmh)
    if (!('problem' in parsed)) return [parsed]
    problems.set(`conditions.${index}.${parsed.field}`, parsed.problem)
    return []
  })
  if (draft.actions.length === 0) problems.set('actions', 'actionRequired')
  const actions = draft.actions.flatMap((action, index) => {
    const parsed = parseAction(action)
    if (!('problem' in parsed)) return [parsed]
    problems.set(`actions.${index}.${parsed.field}`, parsed.problem)
    return []
  })
  if (problems.size > 0) return { kind: 'wrong', problems }
  const description = draft.description.trim() || null
  const { cooldownPeriod } = draft
  return { kind: 'rule', rule: { name, description, enabled, conditions, actions, cooldownPeriod } }
}

type Wrong = { problem: DraftProblem; field: string }

function parseCondition(draft: ConditionDraft, perKmh: number): NotificationCondition | Wrong {
  const { type, operator, geofenceName } = draft
  const condition = { type, field: type, operator }
  if (type === 'geofence')
    return geofenceName === ''
      ? { problem: 'geofence', field: 'geofenceName' }
      : { ...condition, geofenceName }
  const first = limitOf(draft.value)
  if (first === null) return { problem: 'number', field: 'value' }
  const stored = (limit: number) =>
    type === 'speed' ? Number((limit / perKmh).toFixed(STORED_DIGITS)) : limit
  if (operator !== 'between') return { ...condition, value: stored(first) }
  const second = limitOf(draft.valueTo)
  if (second === null) return { problem: 'number', field: 'valueTo' }
  if (isHours(type) && first === second) return { problem: 'sameHour', field: 'valueTo' }
  // hours may cross midnight
  if (!isHours(type) && first >= second) return { problem: 'order', field: 'valueTo' }
  return { ...condition, value: [stored(first), stored(second)] }
}

/** Limits have no sign. */
function limitOf(text: string): number | null {
  const typed = text.trim()
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : null
}

function parseAction({ type, channels, priority, webhookUrl }: ActionDraft): NotificationAction | Wrong {
  if (type === 'notify')
    return channels.length === 0
      ? { problem: 'channel', field: 'channels' }
      : { type, channels: [...channels], priority }
  if (type === 'log') return { type, channels: [], priority }
  const parsed = NotificationAction.safeParse({ type, priority, webhookUrl: webhookUrl.trim() })
  return parsed.success ? parsed.data : { problem: 'webhook', field: 'webhookUrl' }
}

import { fill } from '../../shared/i18n/fill.ts'
import type { RuleReason } from '../../shared/watching/event.ts'
import type { StoredRuleEvent } from '../stores/stored-event.ts'
import type { Account } from './account.ts'
import { nameIn } from './name-in.ts'

/** Circumstances, which say less of what happened than what was seen in them. */
const CIRCUMSTANCES: readonly RuleReason['check'][] = ['timeRange', 'insideGeofence', 'outsideGeofence']

/** What happened, in one line: `Truck 7 exceeded 80 km/h: 86 km/h at 2:02 PM`. */
export function ruleSubject(event: StoredRuleEvent, account: Account): string {
  const { rule: texts } = account.texts
  const values = {
    device: nameIn(event.deviceName),
    rule: nameIn(event.ruleName),
    time: account.time(event.timestamp),
  }
  const reason = mainReason(event.reasons)
  const form = reason && entryOf(texts.happened[reason.check], reason.operator ?? 'any')
  if (!reason || form === undefined) return fill(texts.fired, values)
  return fill(form, {
    ...values,
    saw: valueText(reason.saw, reason.unit, account),
    limit: valueText(reason.limit, reason.unit, account),
  })
}

/** Each reason as a label and its figures: `Speed`, `86 km/h, limit 80 km/h`. */
export const reasonRows = (reasons: readonly RuleReason[], account: Account): [string, string][] =>
  reasons.map((reason) => [account.texts.rule.checks[reason.check], reasonText(reason, account)])

function reasonText({ check, operator, saw, limit, unit }: RuleReason, account: Account): string {
  const { rule: texts } = account.texts
  const seen = valueText(saw ?? operator, unit, account)
  // a switch or a behaviour is as in its condition
  const isFigure = unit !== null || check === 'timeRange'
  if (limit === null || !isFigure) return seen
  return fill(texts.withLimit, { saw: seen, limit: valueText(limit, unit, account) })
}

const mainReason = (reasons: readonly RuleReason[]) =>
  reasons.find(({ check }) => !CIRCUMSTANCES.includes(check)) ??
  reasons.find(({ check }) => check !== 'timeRange') ??
  reasons[0]

function valueText(value: RuleReason['saw'], unit: RuleReason['unit'], account: Account): string {
  const { words, unknown } = account.texts.rule
  if (value === null) return unknown
  if (unit !== null) return account.figure(value, unit)
  const text = String(value)
  return entryOf(words, text) ?? text.replaceAll(/\d\d:\d\d/g, account.timeOfDay)
}

const entryOf = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.entries(texts).find(([name]) => name === key)?.[1]

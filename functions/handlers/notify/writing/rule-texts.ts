import type { notificationTexts } from '../../../../shared/i18n/en/notifications.ts'
import { fill } from '../../../../shared/i18n/fill.ts'
import type { RuleReason } from '../../../../shared/watching/event.ts'
import type { StoredRuleEvent } from '../../../stores/events/stored-event.ts'
import type { Account } from '../account.ts'
import { nameIn } from './name-in.ts'

/** Circumstances, which say less of what happened than what was seen in them. */
const CIRCUMSTANCES: readonly RuleReason['check'][] = ['timeRange', 'insideGeofence', 'outsideGeofence']

/** The event in one line: `Truck 7 exceeded 80 km/h: 86 km/h at 2:02 PM`. */
export function ruleSubject(event: StoredRuleEvent, account: Account): string {
  const { rule: texts } = account.texts
  const reason = mainReason(event.reasons)
  const values = {
    device: nameIn(event.deviceName),
    rule: nameIn(event.ruleName),
    time: account.time(event.timestamp),
    when: account.when(reason?.at ?? event.timestamp),
  }
  const form = reason && entryOf(texts.happened[reason.check], reason.operator ?? 'any')
  if (!reason || form === undefined) return fill(texts.fired, values)
  return fill(form, {
    ...values,
    saw: seenText(reason, account),
    limit: valueText(reason.limit, reason, account),
  })
}

/** The reasons as labels with their figures: `Speed`, `86 km/h, limit 80 km/h`. */
export const reasonRows = (reasons: readonly RuleReason[], account: Account): [string, string][] =>
  reasons.map((reason) => [account.texts.rule.checks[reason.check], reasonText(reason, account)])

function reasonText(reason: RuleReason, account: Account): string {
  const { check, limit, unit } = reason
  const { rule: texts } = account.texts
  const seen = seenText(reason, account)
  // a switch or a behaviour is as in its condition
  const isFigure = unit !== null || check === 'timeRange'
  if (limit === null || !isFigure) return seen
  return fill(texts.withLimit, { saw: seen, limit: valueText(limit, reason, account) })
}

/** Checks that see names: of maintenance, of where a boat goes or is, or of people. */
const NAMES: readonly RuleReason['check'][] = [
  'maintenanceDue',
  'returnDue',
  'overdue',
  'returned',
  'planEnded',
]

/** The reading in words. A name that the owner gave is left as it is. */
function seenText(reason: RuleReason, account: Account): string {
  const { check, saw, operator } = reason
  if (typeof saw === 'string') {
    if (NAMES.includes(check)) return nameIn(saw)
    if (check === 'planExtended') return account.when(saw)
  }
  return valueText(saw ?? operator, reason, account)
}

const mainReason = (reasons: readonly RuleReason[]) =>
  reasons.find(({ check }) => !CIRCUMSTANCES.includes(check)) ??
  reasons.find(({ check }) => check !== 'timeRange') ??
  reasons[0]

/** Which words the values of a check are: what is on may be feminine or masculine. */
const WORDS: Partial<Record<RuleReason['check'], keyof (typeof notificationTexts)['rule']['words']>> = {
  accessory: 'ignition',
  movedWithoutIgnition: 'ignition',
  relayChanged: 'relay',
  bilgeHigh: 'bilge',
  movement: 'movement',
  drivingBehavior: 'driving',
}

/** Half a metre of water is much for a keel. */
const DEPTH_DIGITS = 1

function valueText(value: RuleReason['saw'], { check, unit }: RuleReason, account: Account): string {
  const { words, unknown } = account.texts.rule
  const kind = WORDS[check]
  if (value === null) return unknown
  if (unit !== null) return account.figure(value, unit, check === 'depth' ? DEPTH_DIGITS : undefined)
  const text = String(value)
  const word = kind && entryOf(words[kind], text)
  return word ?? text.replaceAll(/\d\d:\d\d/g, account.timeOfDay)
}

const entryOf = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.entries(texts).find(([name]) => name === key)?.[1]

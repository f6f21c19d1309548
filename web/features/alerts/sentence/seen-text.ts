import type { TFunction } from 'i18next'
import { DrivingBehavior } from '../../../../shared/rules/driving-behavior.ts'
import type { RuleReason } from '../../../../shared/watching/event.ts'
import type { UnitTexts } from '../../../ui/units/unit-texts.ts'

/** The reading that a condition of a rule saw. */
export type Seen = Pick<RuleReason, 'check' | 'operator' | 'saw' | 'limit' | 'unit'>

/** How figures are written. */
export type SeenWriting = {
  t: TFunction
  units: Pick<
    UnitTexts,
    'speedText' | 'voltageText' | 'percentText' | 'distanceText' | 'radiusText' | 'roundHoursText'
  >
  gText: (g: number) => string
  depthText: (metres: number) => string
  minutesText: (minutes: number) => string
  /** The date and time of an ISO time. */
  dateText: (at: string) => string
}

const NAMES: readonly Seen['check'][] = ['returnDue', 'overdue', 'returned', 'planEnded']

/** Says what a condition saw, in the account's units: `Speed 86 km/h, limit 80 km/h`. */
export function seenText(seen: Seen, writing: SeenWriting): string {
  const { t } = writing
  const { check, operator, saw, limit } = seen
  const name = t(`alerts.seen.names.${check}`)
  const values = { name, saw: figureText(saw, seen, writing), limit: figureText(limit, seen, writing) }
  if (check === 'movement') return t(`alerts.seen.movement.${operator === 'end' ? 'end' : 'start'}`)
  if (check === 'planExtended' && typeof saw === 'string')
    return t('alerts.seen.plain', { name, saw: writing.dateText(saw) })
  // where a boat goes or is, and who said so, in their own words
  if (NAMES.includes(check) && saw !== null) return t('alerts.seen.plain', { name, saw })
  if (check === 'movedWithoutIgnition' || check === 'underWay' || check === 'boatRemoved') return name
  if (check === 'maintenanceDue')
    return saw === null ? t('alerts.seen.nothingDue') : t('alerts.seen.maintenanceDue', { names: saw })
  if (saw === null) return t('alerts.seen.unknown', values)
  if (check === 'relayChanged')
    return t(limit === null ? 'alerts.seen.relayNotRequested' : 'alerts.seen.relayChanged', values)
  if (check === 'timeRange') return t('alerts.seen.timeRange', values)
  // A state is as it was asked for.
  const isLimited = limit !== null && (typeof saw === 'number' || typeof limit === 'number')
  return t(isLimited ? 'alerts.seen.limited' : 'alerts.seen.plain', values)
}

function figureText(value: number | string | null, { check, unit }: Seen, writing: SeenWriting): string {
  const { t, units, gText, depthText, minutesText } = writing
  // no sentence mentions it
  if (value === null) return ''
  if (unit === null) return typeof value === 'string' ? wordText(value, check, t) : String(value)
  const texts: Record<NonNullable<Seen['unit']>, (value: number) => string> = {
    'km/h': units.speedText,
    V: units.voltageText,
    '%': units.percentText,
    km: units.distanceText,
    m: check === 'depth' ? depthText : units.radiusText,
    min: minutesText,
    h: units.roundHoursText,
    g: gText,
  }
  if (typeof value === 'number') return texts[unit](value)
  // The limits of `between`.
  return value
    .split('–')
    .map((limit) => texts[unit](Number(limit)))
    .join(' – ')
}

const STATES = ['on', 'off'] as const

function wordText(word: string, check: Seen['check'], t: TFunction): string {
  const state = STATES.find((one) => one === word)
  if (state !== undefined) return t(`alerts.seen.${stateWordsOf(check)}.${state}`)
  const behavior = DrivingBehavior.options.find((one) => one === word)
  return behavior === undefined ? word : t(`alerts.behaviors.${behavior}`)
}

/** Which words the states of a check are. */
function stateWordsOf(check: Seen['check']): 'relay' | 'bilge' | 'ignition' {
  if (check === 'relayChanged') return 'relay'
  return check === 'bilgeHigh' ? 'bilge' : 'ignition'
}

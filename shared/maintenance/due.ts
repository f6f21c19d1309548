import { DAY_MS, toIsoOrNull } from '../time.ts'
import { monthsAfter } from '../times/months-after.ts'
import { dayAt, instantOf } from '../trails/day-range.ts'
import type {
  MaintenanceDone,
  MaintenanceInterval,
  MaintenanceState,
  MaintenanceStatus,
} from './maintenance.ts'

/** Something is due soon when a tenth of its interval is left, and no earlier than these. */
const DUE_SOON_SHARE = 0.1
export const DUE_SOON_KM_MAX = 1_000
export const DUE_SOON_ENGINE_HOURS_MAX = 25
export const DUE_SOON_DAYS_MAX = 30
/** About, for the share of an interval in months: three days of one month. */
const DAYS_PER_MONTH = 30
/** Something that is due on a day is due from this time on, so that no alert wakes anybody at midnight. */
const DUE_FROM_TIME = '08:00'

/** The tracker's last readings, and when and where they are looked at. `now` is in epoch ms. */
export type MaintenanceReadings = {
  odometerKm: number | null
  engineHours: number | null
  now: number
  timezone: string
}

type Counted = Pick<MaintenanceInterval, 'everyKm' | 'everyEngineHours' | 'everyMonths' | 'done' | 'added'>

/** From when an interval counts: the last time it was done, or when it was added. */
export const countsFrom = ({ done, added }: Pick<MaintenanceInterval, 'done' | 'added'>): MaintenanceDone =>
  done[0] ?? added

/** At which readings, and when (epoch ms), something is due. `null` where it does not count or is unknown. */
export type DueLimits = { odometerKm: number | null; engineHours: number | null; at: number | null }

/** When an interval is next due, whatever comes first. The days are those of a time zone. */
export function dueLimits(interval: Counted, timezone: string): DueLimits {
  const { everyKm, everyEngineHours, everyMonths } = interval
  const from = countsFrom(interval)
  return {
    odometerKm: sumOf(from.odometerKm, everyKm),
    engineHours: sumOf(from.engineHours, everyEngineHours),
    at: everyMonths === null ? null : dueMorning(Date.parse(from.at), everyMonths, timezone),
  }
}

/**
 * An interval with what is left of it. It is overdue from the kilometre, hour or morning on at which it is due, by
 * whatever comes first; unknown where nothing that it counts is known.
 */
export function maintenanceStatusOf(
  interval: MaintenanceInterval,
  { odometerKm, engineHours, now, timezone }: MaintenanceReadings,
): MaintenanceStatus {
  const limits = dueLimits(interval, timezone)
  const leftKm = differenceOf(limits.odometerKm, odometerKm)
  const leftEngineHours = differenceOf(limits.engineHours, engineHours)
  const leftDays = limits.at === null ? null : (limits.at - now) / DAY_MS
  const states = [
    stateOf(leftKm, soonBefore(interval.everyKm, DUE_SOON_KM_MAX)),
    stateOf(leftEngineHours, soonBefore(interval.everyEngineHours, DUE_SOON_ENGINE_HOURS_MAX)),
    stateOf(leftDays, soonBefore((interval.everyMonths ?? 0) * DAYS_PER_MONTH, DUE_SOON_DAYS_MAX)),
  ]
  const state = NEAREST_FIRST.find((one) => states.includes(one)) ?? 'unknown'
  return { ...interval, state, leftKm, leftEngineHours, dueAt: toIsoOrNull(limits.at) }
}

const NEAREST_FIRST = ['overdue', 'dueSoon', 'ok'] as const satisfies readonly MaintenanceState[]
const ORDER: Readonly<Record<MaintenanceState, number>> = { overdue: 0, dueSoon: 1, ok: 2, unknown: 3 }

/** The soonest due first, the unknown last. */
export const inDueOrder = (all: readonly MaintenanceStatus[]): MaintenanceStatus[] =>
  all.toSorted((a, b) => ORDER[a.state] - ORDER[b.state] || a.name.localeCompare(b.name, 'en'))

const sumOf = (from: number | null, every: number | null) =>
  from === null || every === null ? null : from + every

const differenceOf = (limit: number | null, now: number | null) =>
  limit === null || now === null ? null : limit - now

const soonBefore = (every: number | null, max: number) => Math.min((every ?? 0) * DUE_SOON_SHARE, max)

function stateOf(left: number | null, soonBelow: number): MaintenanceState {
  if (left === null) return 'unknown'
  if (left <= 0) return 'overdue'
  return left <= soonBelow ? 'dueSoon' : 'ok'
}

/** Epoch ms. */
const dueMorning = (from: number, months: number, timezone: string) =>
  instantOf(`${monthsAfter(dayAt(from, timezone), months)}T${DUE_FROM_TIME}`, timezone)

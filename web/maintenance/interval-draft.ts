import type { MaintenanceStatus, NewMaintenanceInterval } from '../../shared/maintenance/maintenance.ts'
import { instantOf } from '../../shared/trails/day-range.ts'

/** When something was done, as it is typed. Figures are in the account's units, and empty where nobody knows. */
export type DoneDraft = { day: string; odometer: string; engineHours: string }

/** An interval as it is typed. */
export type IntervalDraft = DoneDraft & {
  deviceId: string
  name: string
  everyDistance: string
  everyEngineHours: string
  everyMonths: string
}

export type DraftProblem = 'device' | 'name' | 'every' | 'number' | 'months' | 'date'

export const NOT_DONE: DoneDraft = { day: '', odometer: '', engineHours: '' }
/** Noon, so that the day is the same in every report. */
const DONE_TIME = '12:00'
const MONTHS_MAX = 120

const DECIMALS = 10
/** A number for a field: at most one decimal. */
const typed = (value: number | null, factor = 1) =>
  value === null ? '' : String(Math.round(value * factor * DECIMALS) / DECIMALS)

export const emptyDraft = (deviceId: string): IntervalDraft => ({
  ...NOT_DONE,
  deviceId,
  name: '',
  everyDistance: '',
  everyEngineHours: '',
  everyMonths: '',
})

export const draftOf = (status: MaintenanceStatus, perKm: number): IntervalDraft => ({
  ...emptyDraft(status.deviceId),
  name: status.name,
  everyDistance: typed(status.everyKm, perKm),
  everyEngineHours: typed(status.everyEngineHours),
  everyMonths: typed(status.everyMonths),
})

/** `null` for an empty field, `NaN` for what is no number. */
const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text))
const isWrong = (value: number | null) => value !== null && !(value > 0)

/** When it was done, or what is wrong with that; `null` where no day is entered. `now` is in epoch ms. */
export function doneIn(
  { day, odometer, engineHours }: DoneDraft,
  perKm: number,
  timezone: string,
  now: number,
): NewMaintenanceInterval['lastDone'] | DraftProblem {
  const [distance, hours] = [numberIn(odometer), numberIn(engineHours)]
  if ([distance, hours].some((value) => value !== null && !(value >= 0))) return 'number'
  if (day === '') return null
  const noon = instantOf(`${day}T${DONE_TIME}`, timezone)
  const start = instantOf(`${day}T00:00`, timezone)
  if (noon === null || start === null || start > now) return 'date'
  return {
    at: new Date(Math.min(noon, now)).toISOString(),
    odometerKm: distance === null ? null : distance / perKm,
    engineHours: hours,
  }
}

/** The interval that was typed, or what is wrong with it. */
export function intervalIn(
  draft: IntervalDraft,
  perKm: number,
  timezone: string,
  now: number,
): NewMaintenanceInterval | DraftProblem {
  const [distance, hours, months] = [draft.everyDistance, draft.everyEngineHours, draft.everyMonths].map(
    numberIn,
  )
  if (draft.deviceId === '') return 'device'
  if (draft.name.trim() === '') return 'name'
  if ([distance, hours, months].every((value) => value === null)) return 'every'
  if (isWrong(distance ?? null) || isWrong(hours ?? null)) return 'number'
  if (months != null && (!Number.isInteger(months) || months < 1 || months > MONTHS_MAX)) return 'months'
  const lastDone = doneIn(draft, perKm, timezone, now)
  if (typeof lastDone === 'string') return lastDone
  return {
    deviceId: draft.deviceId,
    name: draft.name.trim(),
    everyKm: distance == null ? null : distance / perKm,
    everyEngineHours: hours ?? null,
    everyMonths: months ?? null,
    lastDone,
  }
}

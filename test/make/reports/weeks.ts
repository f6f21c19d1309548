import { type Period, periodFrom } from '../../../shared/reports/period.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { dayAfter, instantOf } from '../../../shared/trails/day-range.ts'

/** A week in which the clocks change on Sunday at 2:00, during a drive. */
export type Week = {
  zone: string
  monday: string
  sundayMinutes: number
  /** Minutes of that drive, which starts at 1:40 and takes 30 minutes, by the hour of the local clock. */
  driveOverChange: Readonly<Record<number, number>>
}

/** The clocks go back by an hour: 1:40 occurs twice, and the drive starts at the first. */
export const NEW_YORK: Week = {
  zone: 'America/New_York',
  monday: '2026-10-26',
  sundayMinutes: 25 * 60,
  driveOverChange: { 1: 30 },
}

/** The clocks go forward by half an hour: the drive ends at 2:40. */
export const LORD_HOWE: Week = {
  zone: 'Australia/Lord_Howe',
  monday: '2026-09-28',
  sundayMinutes: 23 * 60 + 30,
  driveOverChange: { 1: 20, 2: 10 },
}

export const WEEKS = [NEW_YORK, LORD_HOWE]

/** Days of the week by their distance from Monday. */
export const [MON, TUE, WED, THU, FRI, SAT, SUN] = [0, 1, 2, 3, 4, 5, 6] as const
const NEXT_MON = 7

export const dateOf = ({ monday }: Week, day: number): string => dayAfter(monday, day) ?? monday

/** The instant at which a clock of the week's zone first shows a time of a day. `24:00` is the next midnight. */
export function at(week: Week, day: number, clock: string): number {
  const minute = clock === '24:00' ? `${dateOf(week, day + 1)}T00:00` : `${dateOf(week, day)}T${clock}`
  return instantOf(minute, week.zone) ?? Number.NaN
}

/** When the drive over the change of the clocks ends. */
export const endOfDriveOverChange = (week: Week) => at(week, SUN, '01:40') + 30 * MINUTE_MS

export const weekPeriod = (week: Week): Period => periodFrom(week.monday, dateOf(week, SUN), week.zone)

/** The week is over, and all devices stand. */
export const generatedAt = (week: Week) => at(week, NEXT_MON, '06:00')

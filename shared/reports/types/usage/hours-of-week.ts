import type { Preferences } from '../../../account/preferences.ts'
import type { DayFigures } from '../../figures/day-figures.ts'

/** Nights of reports, by the hour of the local clock: from the first to before the second. */
export const NIGHT_FROM_HOUR = 22
export const NIGHT_TO_HOUR = 6

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const SUNDAY = 0
const SATURDAY = 6
const FIRST_DAYS: Record<Preferences['firstDayOfWeek'], number> = { sunday: 0, monday: 1, saturday: 6 }

/** The days of the week in the account's order; 0 is Sunday. */
export const daysOfWeek = (firstDay: Preferences['firstDayOfWeek']): number[] =>
  Array.from({ length: 7 }, (_, index) => (FIRST_DAYS[firstDay] + index) % 7)

/** The weekday of a day (`YYYY-MM-DD`); 0 is Sunday. */
const dayOfWeek = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay()

/** Minutes of driving by the hour of the local clock, on one day of the week. */
export function drivingByHour(days: readonly DayFigures[], weekday: number): number[] {
  const own = days.filter(({ date }) => dayOfWeek(date) === weekday)
  return HOURS.map((hour) => own.reduce((sum, day) => sum + (day.drivingByHour[hour] ?? 0), 0))
}

export type BusiestHour = { weekday: number; hour: number; minutes: number }

/** The hour of the week with most driving, the earliest of equal ones; `null` without driving. */
export function busiestHour(days: readonly DayFigures[], weekdays: readonly number[]): BusiestHour | null {
  const hours = weekdays.flatMap((weekday) =>
    drivingByHour(days, weekday).map((minutes, hour) => ({ weekday, hour, minutes })),
  )
  const best = hours.reduce<BusiestHour | null>(
    (busiest, hour) => (hour.minutes > (busiest?.minutes ?? 0) ? hour : busiest),
    null,
  )
  return best
}

/** Minutes of driving between the hours of night. */
export const nightMinutes = (days: readonly DayFigures[]): number =>
  days
    .flatMap(({ drivingByHour }) => drivingByHour.filter((_, hour) => isNight(hour)))
    .reduce((sum, minutes) => sum + minutes, 0)

/** Minutes of driving on Saturdays and Sundays. */
export const weekendMinutes = (days: readonly DayFigures[]): number =>
  days
    .filter(({ date }) => [SATURDAY, SUNDAY].includes(dayOfWeek(date)))
    .reduce((sum, { drivingMinutes }) => sum + drivingMinutes, 0)

const isNight = (hour: number) => hour >= NIGHT_FROM_HOUR || hour < NIGHT_TO_HOUR

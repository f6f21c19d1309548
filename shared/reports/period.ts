import * as z from 'zod'
import { dayAfter, dayAt, dayRange } from '../trails/day-range.ts'

export const PeriodPreset = z.enum([
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'lastQuarter',
])
export type PeriodPreset = z.infer<typeof PeriodPreset>

/** The longest period of a report, in days. */
export const PERIOD_DAYS_MAX = 366

/** A period by its name, or the days (`YYYY-MM-DD`) from the first to the last one. */
export const DateRange = z.union([
  z.strictObject({ preset: PeriodPreset }),
  z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
])
export type DateRange = z.infer<typeof DateRange>

/** A day of a time zone: 23, 24 or 25 hours from `from` to before `to`, epoch milliseconds. */
export type LocalDay = { date: string; from: number; to: number }

/** Whole days of a time zone, from `from` to before `to`, epoch milliseconds. */
export type Period = { from: number; to: number; timezone: string; days: readonly LocalDay[] }

/** The days from the first to the last one, both included. Without those that the zone skipped. */
export function periodFrom(first: string, last: string, timezone: string): Period {
  const days: LocalDay[] = []
  for (let date: string | null = first; date !== null && date <= last; date = dayAfter(date, 1)) {
    const range = dayRange(date, timezone)
    if (range !== null && range.from < range.to) days.push({ date, ...range })
  }
  const from = days.at(0)?.from ?? Number.NaN
  return { from, to: days.at(-1)?.to ?? from, timezone, days }
}

/** The days that a range names at `now`, epoch milliseconds. Weeks begin on Monday. */
export function periodOf(range: DateRange, timezone: string, now: number): Period {
  const [first, last] =
    'preset' in range ? daysOfPreset(range.preset, dayAt(now, timezone)) : [range.from, range.to]
  return periodFrom(first, last, timezone)
}

/** The period of the same length just before. */
export function periodBefore({ days, timezone }: Period): Period {
  const first = days.at(0)?.date ?? ''
  return periodFrom(later(first, -days.length), later(first, -1), timezone)
}

function daysOfPreset(preset: PeriodPreset, today: string): [first: string, last: string] {
  const monday = later(today, -((weekdayOf(today) + 6) % 7))
  const month = today.slice(0, 7)
  switch (preset) {
    case 'today':
      return [today, today]
    case 'yesterday':
      return [later(today, -1), later(today, -1)]
    case 'thisWeek':
      return [monday, later(monday, 6)]
    case 'lastWeek':
      return [later(monday, -7), later(monday, -1)]
    case 'thisMonth':
      return [`${month}-01`, later(monthAfter(month, 1), -1)]
    case 'lastMonth':
      return [monthAfter(month, -1), later(`${month}-01`, -1)]
    case 'lastQuarter': {
      const first = monthAfter(month, -((Number(month.slice(5)) - 1) % 3))
      return [monthAfter(first.slice(0, 7), -3), later(first, -1)]
    }
  }
}

const later = (day: string, days: number) => dayAfter(day, days) ?? day
/** Sunday is 0. */
const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay()

/** The first day of a month (`YYYY-MM`) that is so many months later. */
function monthAfter(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 10)
}

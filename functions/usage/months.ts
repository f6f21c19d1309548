import { toIso } from '../../shared/time.ts'

/** The month of a time (epoch ms) in UTC, `yyyy-mm`. */
export const monthOf = (time: number) => toIso(time).slice(0, 7)

/** The start of a month (`yyyy-mm`), or of one so many later, epoch ms. */
export function monthStart(month: string, later = 0): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.UTC(year, number - 1 + later)
}

const monthBefore = (month: string) => monthOf(monthStart(month, -1))

/** This month and the one before. Others are not kept. */
export const keptMonths = (now: number): [current: string, last: string] => {
  const current = monthOf(now)
  return [current, monthBefore(current)]
}

/**
 * Divides what was counted from a time on until now (epoch ms): what came before this month, in proportion to the time, is
 * of the last one.
 */
export function splitByMonth(count: number, from: number, now: number): { current: number; last: number } {
  const start = monthStart(monthOf(now))
  if (from >= start || count <= 0) return { current: Math.max(0, count), last: 0 }
  const last = Math.round((count * (start - from)) / (now - from))
  return { current: count - last, last }
}

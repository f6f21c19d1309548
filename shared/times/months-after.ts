const MONTHS_PER_YEAR = 12

/**
 * The day (`YYYY-MM-DD`) so many months later in the calendar. In a shorter month it is the last one: a month after
 * January 31 is the end of February.
 */
export function monthsAfter(day: string, months: number): string {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number)
  const index = year * MONTHS_PER_YEAR + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(index / MONTHS_PER_YEAR), index % MONTHS_PER_YEAR]
  // day 0 of the next month
  const last = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate()
  return new Date(Date.UTC(toYear, toMonth, Math.min(date, last))).toISOString().slice(0, 10)
}

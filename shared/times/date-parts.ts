import type { Preferences } from '../account/preferences.ts'

/** `month` and `day` have two digits. */
type DateParts = { year: string; month: string; day: string }

/** Splits a day (`YYYY-MM-DD`). */
export function datePartsOf(dayKey: string): DateParts {
  const [year = '', month = '', day = ''] = dayKey.split('-')
  return { year, month, day }
}

/** A day (`YYYY-MM-DD`) in a date format. */
export const numericDate = (dayKey: string, format: Preferences['dateFormat']) =>
  NUMERIC[format](datePartsOf(dayKey))

/** The days of a period in a date format: `11/16/2026 – 11/22/2026`, or the one day that it has. */
export function numericDates(
  { from, to }: { from: string; to: string },
  format: Preferences['dateFormat'],
): string {
  const [first, last] = [numericDate(from, format), numericDate(to, format)]
  return first === last ? first : `${first} – ${last}`
}

const NUMERIC: Record<Preferences['dateFormat'], (date: DateParts) => string> = {
  'MM/DD/YYYY': ({ year, month, day }) => `${month}/${day}/${year}`,
  'DD/MM/YYYY': ({ year, month, day }) => `${day}/${month}/${year}`,
  'DD.MM.YYYY': ({ year, month, day }) => `${day}.${month}.${year}`,
  'YYYY-MM-DD': ({ year, month, day }) => `${year}-${month}-${day}`,
}

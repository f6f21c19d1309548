import type { Preferences } from '../account/preferences.ts'

/** `month` and `day` have two digits. */
type DateParts = { year: string; month: string; day: string }
type NamedDate = DateParts & { monthName: string }

type DateStyle = {
  numeric: (date: DateParts) => string
  /** For a date of this year. */
  monthAndDay: (date: NamedDate) => string
  words: (date: NamedDate) => string
}

/** Splits a day (`YYYY-MM-DD`). */
export function datePartsOf(dayKey: string): DateParts {
  const [year = '', month = '', day = ''] = dayKey.split('-')
  return { year, month, day }
}

/** A day (`YYYY-MM-DD`) in a date format. */
export const numericDate = (dayKey: string, format: Preferences['dateFormat']) =>
  DATE_STYLES[format].numeric(datePartsOf(dayKey))

/** A day (`YYYY-MM-DD`) with the name of its month, which nobody misreads. */
export function wordedDate(dayKey: string, format: Preferences['dateFormat'], language: string): string {
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const monthName = month.format(Date.parse(dayKey))
  return DATE_STYLES[format].words({ ...datePartsOf(dayKey), monthName })
}

const MONTH_FIRST = {
  monthAndDay: ({ monthName, day }: NamedDate) => `${monthName} ${day}`,
  words: ({ monthName, day, year }: NamedDate) => `${monthName} ${Number(day)}, ${year}`,
}
const DAY_FIRST = {
  monthAndDay: ({ monthName, day }: NamedDate) => `${day} ${monthName}`,
  words: ({ monthName, day, year }: NamedDate) => `${Number(day)} ${monthName} ${year}`,
}
const iso = ({ year, month, day }: DateParts) => `${year}-${month}-${day}`

/** How each date format of the preferences writes a date. Words keep the order of the numbers. */
export const DATE_STYLES: Record<Preferences['dateFormat'], DateStyle> = {
  'MM/DD/YYYY': { ...MONTH_FIRST, numeric: ({ year, month, day }) => `${month}/${day}/${year}` },
  'DD/MM/YYYY': { ...DAY_FIRST, numeric: ({ year, month, day }) => `${day}/${month}/${year}` },
  'DD.MM.YYYY': { ...DAY_FIRST, numeric: ({ year, month, day }) => `${day}.${month}.${year}` },
  'YYYY-MM-DD': { numeric: iso, words: iso, monthAndDay: ({ month, day }) => `${month}-${day}` },
}

import type { Preferences } from '../account/preferences.ts'
import { datePartsOf } from './date-parts.ts'

type DateFormat = Preferences['dateFormat']

/** Writes days (`YYYY-MM-DD`) with the names of their months. */
type DateWords = {
  /** A day of this year: `May 31`. */
  monthAndDay: (dayKey: string) => string
  /** `May 31, 2026` */
  words: (dayKey: string) => string
  /** `Sunday, May 31, 2026` */
  longDate: (dayKey: string) => string
}

/**
 * The words of a language, in its own order. English has two orders, of which it takes that of the account's numbers.
 * An account that writes years first gets numbers in every language.
 */
export function createDateWords(dateFormat: DateFormat, language: string): DateWords {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return (dayKey: string) => format(Date.parse(dayKey))
  }
  const weekday = format({ weekday: 'long' })
  if (dateFormat === 'YYYY-MM-DD')
    return {
      monthAndDay: (dayKey) => dayKey.slice('YYYY-'.length),
      words: (dayKey) => dayKey,
      longDate: (dayKey) => `${weekday(dayKey)}, ${dayKey}`,
    }
  if (!isEnglish(language))
    return {
      monthAndDay: format({ month: 'short', day: 'numeric' }),
      words: format({ year: 'numeric', month: 'long', day: 'numeric' }),
      longDate: format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
    }
  const [shortMonth, month] = [format({ month: 'short' }), format({ month: 'long' })]
  const isMonthFirst = dateFormat === 'MM/DD/YYYY'
  const words = (dayKey: string) => {
    const { year, day } = datePartsOf(dayKey)
    const [name, number] = [month(dayKey), Number(day)]
    return isMonthFirst ? `${name} ${number}, ${year}` : `${number} ${name} ${year}`
  }
  return {
    monthAndDay: (dayKey) => {
      const { day } = datePartsOf(dayKey)
      return isMonthFirst ? `${shortMonth(dayKey)} ${day}` : `${day} ${shortMonth(dayKey)}`
    },
    words,
    longDate: (dayKey) => `${weekday(dayKey)}, ${words(dayKey)}`,
  }
}

const isEnglish = (language: string) => language.split('-')[0] === 'en'

/** A day (`YYYY-MM-DD`) with the name of its month, which nobody misreads. */
export const wordedDate = (dayKey: string, dateFormat: DateFormat, language: string): string =>
  createDateWords(dateFormat, language).words(dayKey)

/** The text between a date and a time: a comma in English, a space in French and Japanese. */
export function dateTimeSeparator(language: string): string {
  const parts = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).formatToParts(0)
  const time = parts.findIndex(({ type }) => type === 'hour' || type === 'dayPeriod')
  return parts[time - 1]?.value ?? ' '
}

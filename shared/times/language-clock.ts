import { DEFAULT_PREFERENCES } from '../account/preferences.ts'
import type { Clock } from './times.ts'

/** How people write times and dates in a language such as `en-GB`. The first day of the week is the default one. */
export function languageClock(language: string, timezone: string): Clock {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
  return {
    timezone,
    timeFormat: hour12 ? '12h' : '24h',
    dateFormat: dateFormatOf(language),
    firstDayOfWeek: DEFAULT_PREFERENCES.firstDayOfWeek,
  }
}

/** The nearest of our date formats: the order of the language, with its separator where days come first. */
function dateFormatOf(language: string): Clock['dateFormat'] {
  const parts = new Intl.DateTimeFormat(language).formatToParts(0)
  const first = parts.find(({ type }) => type !== 'literal')
  if (first?.type === 'year') return 'YYYY-MM-DD'
  if (first?.type === 'month') return 'MM/DD/YYYY'
  return parts.some(({ type, value }) => type === 'literal' && value.startsWith('.'))
    ? 'DD.MM.YYYY'
    : 'DD/MM/YYYY'
}

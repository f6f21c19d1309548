import type { Preferences } from '../../../shared/account/preferences.ts'
import { dayAfter } from '../../../shared/trails/day-range.ts'

const NUMBERS = /^(\d+)\D(\d+)\D(\d+)\.?$/
const YEAR_DIGITS = 4
/** Before or after it, without spaces, half of the day. */
const TIME = /^(\D*)(\d{1,2})(?:[:.](\d{2}))?(\D*)$/
/** A date, and after a `T`, a comma or a space a time. */
const DATE_AND_TIME = /^([^\s,T]+)(?:[\s,T]+(\S.*))?$/i
const NOON_HOUR = 12
const HOURS = 24
const MINUTES = 60

/**
 * Parses a typed date into `YYYY-MM-DD`: in the given order with any separators, or in ISO order, which its year of four
 * digits shows. `null` if it is no date.
 */
export function parseDay(text: string, format: Preferences['dateFormat']): string | null {
  const numbers = NUMBERS.exec(text.trim())?.slice(1) ?? []
  const names = numbers[0]?.length === YEAR_DIGITS ? ['YYYY', 'MM', 'DD'] : format.split(/\W/)
  const of = (name: string) => numbers[names.indexOf(name)] ?? ''
  const day = [of('YYYY'), of('MM').padStart(2, '0'), of('DD').padStart(2, '0')].join('-')
  return dayAfter(day, 0)
}

/** Parses a typed date and time into `YYYY-MM-DDTHH:mm`. Without a time, that of `timeOf` applies. */
export function parseMinute(
  text: string,
  format: Preferences['dateFormat'],
  timeOf: (day: string) => string,
  language: string,
): string | null {
  const [, dateText = '', timeText] = DATE_AND_TIME.exec(text.trim()) ?? []
  const day = parseDay(dateText, format)
  if (day === null) return null
  const time = timeText === undefined ? timeOf(day) : parseTime(timeText, language)
  return time === null ? null : `${day}T${time}`
}

/** Parses `14:05`, `2:05 PM`, `2 pm`, or what the language has for them, into `HH:mm`. */
function parseTime(text: string, language: string): string | null {
  const [, before = '', hourText, minuteText = '0', after = ''] = TIME.exec(text.replaceAll(/\s/g, '')) ?? []
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (hourText === undefined || minute >= MINUTES) return null
  const half = bare(before + after)
  if (half === '') return hour < HOURS ? timeText(hour, minute) : null
  const isMorning = MORNING.includes(half) || half === halfName(NINE, language)
  const isAfternoon = AFTERNOON.includes(half) || half === halfName(NINE + NOON_HOUR, language)
  if (isMorning === isAfternoon || hour < 1 || hour > NOON_HOUR) return null
  return timeText((hour % NOON_HOUR) + (isAfternoon ? NOON_HOUR : 0), minute)
}

const MORNING = ['a', 'am']
const AFTERNOON = ['p', 'pm']
const NINE = 9

/** A language's word for the half of the day that an hour is in: `pm`, `午後`. */
function halfName(hour: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC' })
  const parts = format.formatToParts(Date.UTC(2000, 0, 1, hour))
  return bare(parts.find(({ type }) => type === 'dayPeriod')?.value ?? '')
}

/** Without points and spaces, which are optional in `p. m.`. */
const bare = (name: string) => name.toLowerCase().replaceAll(/[\s.]/g, '')

const timeText = (hour: number, minute: number) =>
  [hour, minute].map((number) => String(number).padStart(2, '0')).join(':')

import type { Preferences } from '../../../shared/account/preferences.ts'
import { dayAfter } from '../../../shared/trails/day-range.ts'

const NUMBERS = /^(\d+)\D(\d+)\D(\d+)\.?$/
const YEAR_DIGITS = 4
const TIME = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i
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
): string | null {
  const [, dateText = '', timeText] = DATE_AND_TIME.exec(text.trim()) ?? []
  const day = parseDay(dateText, format)
  if (day === null) return null
  const time = timeText === undefined ? timeOf(day) : parseTime(timeText)
  return time === null ? null : `${day}T${time}`
}

/** Parses `14:05`, `2:05 PM` or `2 pm` into `HH:mm`. */
function parseTime(text: string): string | null {
  const [, hourText, minuteText = '0', half] = TIME.exec(text.trim()) ?? []
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (hourText === undefined || minute >= MINUTES) return null
  if (half === undefined) return hour < HOURS ? timeText(hour, minute) : null
  if (hour < 1 || hour > NOON_HOUR) return null
  return timeText((hour % NOON_HOUR) + (half.toLowerCase() === 'p' ? NOON_HOUR : 0), minute)
}

const timeText = (hour: number, minute: number) =>
  [hour, minute].map((number) => String(number).padStart(2, '0')).join(':')

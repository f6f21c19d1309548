/** A narrow no-break space, between a number and its unit. */
const THIN_SPACE = '\u202f'
export const UNKNOWN = '–'

export const withUnit = (value: number, unit: string, digits = 0) =>
  `${value.toLocaleString(undefined, { minimumFractionDigits: digits, maximumFractionDigits: digits })}${THIN_SPACE}${unit}`

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/** `119 s`, `2 min` or `2 h`: in the larger unit from two of it on. */
export function durationInOneUnit(seconds: number, round = Math.floor): string {
  if (seconds < 2 * MINUTE_SECONDS) return withUnit(round(seconds), 's')
  if (seconds < 2 * HOUR_SECONDS) return withUnit(round(seconds / MINUTE_SECONDS), 'min')
  return withUnit(round(seconds / HOUR_SECONDS), 'h')
}

const TIME = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })
const TIME_WITH_SECONDS = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const DAY_AND_TIME = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})
const FULL = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'long' })

/** The time, with the date unless it is today. */
export function shortTime(at: string, now: number): string {
  const then = new Date(at)
  const format = then.toDateString() === new Date(now).toDateString() ? TIME : DAY_AND_TIME
  return format.format(then)
}

export const timeWithSeconds = (epochMs: number) => TIME_WITH_SECONDS.format(epochMs)

const DAY_AND_SECONDS = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
/** The time to the second, with the date unless it is today. */
export function exactTime(epochMs: number, now: number): string {
  const isToday = new Date(epochMs).toDateString() === new Date(now).toDateString()
  return (isToday ? TIME_WITH_SECONDS : DAY_AND_SECONDS).format(epochMs)
}

export const timeWithDay = (at: string) => FULL.format(new Date(at))

const COORDINATE_DIGITS = 5
export const coordinatesText = ({ lat, lng }: { lat: number; lng: number }) =>
  `${lat.toFixed(COORDINATE_DIGITS)}, ${lng.toFixed(COORDINATE_DIGITS)}`

const COMPASS_POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
/** The nearest of the eight compass points to a course of 0 to 360 degrees. */
export const compassPoint = (degrees: number) =>
  COMPASS_POINTS[Math.round(degrees / 45) % COMPASS_POINTS.length] ?? 'N'

/** `NE 47°` */
export function headingText(degrees: number): string {
  const turn = ((Math.round(degrees) % 360) + 360) % 360
  return `${compassPoint(turn)}${THIN_SPACE}${turn}°`
}

const LIST_TIME = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
/** `Jan 05, 14:03` in every language, for list popups (specification 1.9). */
export const listTime = (at: string) => LIST_TIME.format(new Date(at))

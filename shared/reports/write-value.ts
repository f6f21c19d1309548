import { fill } from '../i18n/fill.ts'
import { MEASURES, THIN_SPACE } from '../measures.ts'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { numericDate } from '../times/date-parts.ts'
import type { Value, ValueKind } from './document.ts'
import type { ReportWriting } from './report-writing.ts'

const UNKNOWN = '–'

const MINUTES_PER_HOUR = HOUR_MS / MINUTE_MS
const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME_KINDS: readonly ValueKind[] = ['time', 'date', 'dateTime']

/** Whether values of a kind are aligned at the right, so that their digits are below each other. */
export const isNumeric = (kind: ValueKind) => kind !== 'text' && !TIME_KINDS.includes(kind)

export type ValueTexts = ReturnType<typeof createValueTexts>

/** Writes values as the account does. To be kept, as it holds slow `Intl` formats. */
export function createValueTexts({ units, language, times, texts }: ReportWriting) {
  const { distance, speed, length } = MEASURES[units]
  const digits = (fractionDigits: number, style: Intl.NumberFormatOptions = {}) => {
    const options = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits, ...style }
    return new Intl.NumberFormat(language, options).format
  }
  const short = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format
  const [whole, tenths] = [digits(0), digits(1)]
  const share = digits(0, { style: 'percent' })
  const dollars = digits(2, { style: 'currency', currency: 'USD' })
  const withUnit = (number: string, unit: string) => `${number}${THIN_SPACE}${unit}`
  const durations = texts.common.duration
  const axes: Partial<Record<ValueKind, { per: number; text: (number: string) => string }>> = {
    distance: { per: distance.perKm, text: (number) => withUnit(number, distance.unit) },
    speed: { per: speed.perKmh, text: (number) => withUnit(number, speed.unit) },
    duration: { per: 1 / MINUTES_PER_HOUR, text: (hours) => fill(durations.hours, { hours }) },
  }

  const numberTexts: Record<ValueKind, (value: number) => string> = {
    text: String,
    integer: whole,
    decimal: tenths,
    distance: (km) => withUnit(tenths(km * distance.perKm), distance.unit),
    speed: (kmh) => withUnit(whole(kmh * speed.perKmh), speed.unit),
    duration: (minutes) => durationText(minutes, durations, whole),
    time: times.time,
    date: times.date,
    dateTime: times.dateAndTime,
    percent: share,
    money: dollars,
    volts: (volts) => withUnit(tenths(volts), 'V'),
    depth: (metres) => withUnit(tenths(metres * length.perMetre), length.unit),
  }

  return {
    /**
     * A value of a kind. Unknown is a dash. A text is written as it is in a column of any kind (`Total`), but a day as
     * the account writes dates.
     */
    valueText(value: Value, kind: ValueKind): string {
      if (value === null) return UNKNOWN
      if (typeof value === 'number') return numberTexts[kind](value)
      return kind === 'date' && DAY.test(value) ? numericDate(value, times.clock.dateFormat) : value
    },
    /** A number of a kind for an axis, which needs round numbers: in the account's unit, and durations in hours. */
    axisValue: (value: number, kind: ValueKind) => value * (axes[kind]?.per ?? 1),
    /** The label of an axis at a number that is in its unit. */
    axisText(value: number, kind: ValueKind): string {
      const axis = axes[kind]
      return axis === undefined ? numberTexts[kind](value) : axis.text(short(value))
    },
  }
}

/** `2 h 10 min`, `2 h` or `45 min`, of minutes. */
function durationText(
  duration: number,
  texts: ReportWriting['texts']['common']['duration'],
  whole: (value: number) => string,
): string {
  const rounded = Math.round(duration)
  const [hours, minutes] = [whole(Math.trunc(rounded / MINUTES_PER_HOUR)), String(rounded % MINUTES_PER_HOUR)]
  if (rounded < MINUTES_PER_HOUR) return fill(texts.minutes, { minutes })
  return rounded % MINUTES_PER_HOUR === 0
    ? fill(texts.hours, { hours })
    : fill(texts.hoursMinutes, { hours, minutes })
}

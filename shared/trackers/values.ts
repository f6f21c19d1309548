import { type MeasuredField, rounded } from '../tracking/packing/resolution.ts'

/** What a measured field can be. Outside it the value is unknown, unless the field is one that is clamped. */
const POSSIBLE: Record<Exclude<MeasuredField, 'lat' | 'lng'>, readonly [least: number, most: number]> = {
  speedKmh: [0, 1500],
  course: [0, 360],
  altitudeM: [-1000, 30_000],
  accuracyM: [0, 100_000],
  satellites: [0, 99],
  hdop: [0, 100],
  batteryVolts: [0, 1000],
  batteryPercent: [0, 100],
  cellular: [0, 31],
  odometerKm: [0, 10_000_000],
  engineHours: [0, 1_000_000],
  reportIntervalSeconds: [1, 7 * 24 * 3600],
}
const FULL_TURN = 360
const DECIMAL = /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i

/** A finite number, or one written as text; else `null`. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** The field's value as the trail keeps it; `null` where it is missing, no number or impossible. */
export function measuredValue(value: unknown, field: keyof typeof POSSIBLE): number | null {
  const number = numberOf(value)
  const [least, most] = POSSIBLE[field]
  if (number === null || number < least) return null
  // A receiver that is beyond any measure inaccurate must not become one that says nothing of its accuracy.
  if (number > most) return field === 'accuracyM' ? most : null
  return field === 'course' ? rounded(number, field) % FULL_TURN : rounded(number, field)
}

const YES = new Set<unknown>([true, 1, '1', 'true', 'on', 'yes', 'acc_on', 'acc on'])
const NO = new Set<unknown>([false, 0, '0', 'false', 'off', 'no', 'acc_off', 'acc off'])

export function booleanOf(value: unknown): boolean | null {
  const plain = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (YES.has(plain)) return true
  return NO.has(plain) ? false : null
}

/** Text of a tracker: trimmed, without control characters, whole code points, cut to `most`; `null` when empty. */
export function textOf(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return null
  const text = value
    .slice(0, most * 2)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
  return text === '' ? null : text
}

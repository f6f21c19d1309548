import { type MeasuredField, rounded } from '../tracking/packing/resolution.ts'
import { DEGREES_PER_TURN } from '../units.ts'

/** The top of the CSQ scale of a modem's signal. */
export const CSQ_MAX = 31

/** The possible values of each measured field. A value outside is unknown, except an accuracy, which is clamped. */
const POSSIBLE: Record<Exclude<MeasuredField, 'lat' | 'lng'>, readonly [min: number, max: number]> = {
  speedKmh: [0, 1500],
  course: [0, 360],
  altitudeM: [-1000, 30_000],
  accuracyM: [0, 100_000],
  satellites: [0, 99],
  hdop: [0, 100],
  batteryVolts: [0, 1000],
  batteryPercent: [0, 100],
  cellular: [0, CSQ_MAX],
  odometerKm: [0, 10_000_000],
  engineHours: [0, 1_000_000],
  reportIntervalSeconds: [1, 7 * 24 * 3600],
  gForce: [0, 100],
  depthM: [0, 12_000],
  tankLevel: [0, 1],
}
const DECIMAL = /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i

/** A finite number, as a number or as decimal text; `null` for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/**
 * The field's value in the resolution of the trail; `null` where it is missing, not a number or impossible. `factor`
 * converts it from the tracker's unit.
 */
export function measuredValue(value: unknown, field: keyof typeof POSSIBLE, factor = 1): number | null {
  const sent = numberOf(value)
  const number = sent === null ? null : sent * factor
  const [min, max] = POSSIBLE[field]
  if (number === null || number < min) return null
  // A hopelessly inaccurate fix must not turn into one of unknown accuracy, which would be accepted.
  if (number > max) return field === 'accuracyM' ? max : null
  return field === 'course' ? rounded(number, field) % DEGREES_PER_TURN : rounded(number, field)
}

const TRUE = new Set<unknown>([true, 1, '1', 'true', 'on', 'yes', 'acc_on', 'acc on'])
const FALSE = new Set<unknown>([false, 0, '0', 'false', 'off', 'no', 'acc_off', 'acc off'])

/** A boolean, or the number or text that trackers send for one, in any case; `null` for anything else. */
export function booleanOf(value: unknown): boolean | null {
  const plain = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (TRUE.has(plain)) return true
  return FALSE.has(plain) ? false : null
}

/** A bit of a number, from 0 on; `null` where that is no number. */
export function bitOf(value: unknown, bit: number): boolean | null {
  const bits = numberOf(value)
  return bits === null ? null : ((bits >> bit) & 1) === 1
}

/**
 * A tracker's text: trimmed, with spaces for control characters, well-formed Unicode, cut to `maxLength`; `null` when
 * it is empty or not a string.
 */
export function textOf(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return null
  const text = value
    .slice(0, maxLength * 2)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
  return text === '' ? null : text
}

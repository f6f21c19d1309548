import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'

export type Age = { unit: 'invalid' | 'now' | 'seconds' | 'minutes' | 'hours' | 'days'; count: number }

const JUST_NOW_MS = 5 * SECOND_MS

/**
 * How long ago, in the specification's steps: just now for the first minute, then whole minutes, hours and days. A time
 * ahead of this clock is just now.
 */
export function ageOf(ageMs: number): Age {
  if (Number.isNaN(ageMs)) return { unit: 'invalid', count: 0 }
  if (ageMs < MINUTE_MS) return { unit: 'now', count: 0 }
  if (ageMs < HOUR_MS) return { unit: 'minutes', count: Math.floor(ageMs / MINUTE_MS) }
  if (ageMs < DAY_MS) return { unit: 'hours', count: Math.floor(ageMs / HOUR_MS) }
  return { unit: 'days', count: Math.floor(ageMs / DAY_MS) }
}

/** The same for live data, which counts seconds during the first minute. */
export function liveAgeOf(ageMs: number): Age {
  if (ageMs < JUST_NOW_MS || !(ageMs < MINUTE_MS)) return ageOf(ageMs)
  return { unit: 'seconds', count: Math.floor(ageMs / SECOND_MS) }
}

import * as z from 'zod'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { TRACKER_ID } from '../../shared/tracking/topics.ts'

export const Flag = z.boolean().default(false)
export const Text = z.string('is required').trim().min(1, 'must not be empty')
export const AnyNumber = z.coerce.number<string>('must be a number')
export const Port = wholeNumber(1, 65_535)
export const TrackerId = z
  .string('is required')
  .regex(TRACKER_ID, 'must be 3 to 32 letters, digits, - or _, beginning with a letter or digit')

export function wholeNumber(min: number, max: number) {
  const outside = `must be between ${min} and ${max}`
  return AnyNumber.int('must be a whole number').min(min, outside).max(max, outside)
}

const SECONDS_IN: Record<string, number> = { s: 1, m: MINUTE_MS / SECOND_MS, h: HOUR_MS / SECOND_MS }
const HOUR_SECONDS = { min: 5, max: HOUR_MS / SECOND_MS }
const NOT_AN_HOUR = `must be between ${HOUR_SECONDS.min}s and 1h, such as 60s or 5m`

/** The length of the hour between check-ins in storage mode, in seconds, from `60s`, `5m`, `1h` or plain seconds. */
export const HourLength = z
  .string()
  .regex(/^\d+[smh]?$/, NOT_AN_HOUR)
  .transform((text) => Number.parseInt(text, 10) * (SECONDS_IN[text.slice(-1)] ?? 1))
  .refine((seconds) => seconds >= HOUR_SECONDS.min && seconds <= HOUR_SECONDS.max, NOT_AN_HOUR)
  .default(HOUR_SECONDS.max)

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

/** A length of time in seconds, from `60s`, `5m`, `1h` or plain seconds. */
function lengthBetween(minSeconds: number, maxSeconds: number, message: string) {
  return z
    .string()
    .regex(/^\d+[smh]?$/, message)
    .transform((text) => Number.parseInt(text, 10) * (SECONDS_IN[text.slice(-1)] ?? 1))
    .refine((seconds) => seconds >= minSeconds && seconds <= maxSeconds, message)
    .default(maxSeconds)
}

const HOUR_MIN_S = 5
/** The length of the hour between check-ins in storage mode, in seconds. */
export const HourLength = lengthBetween(
  HOUR_MIN_S,
  HOUR_MS / SECOND_MS,
  `must be between ${HOUR_MIN_S}s and 1h, such as 60s or 5m`,
)

/** The length of a minute of the stack's schedules, in seconds. */
export const TickLength = lengthBetween(1, MINUTE_MS / SECOND_MS, 'must be between 1s and 1m, such as 1s')

const NOT_A_TARGET = 'must be a loopback address and a port, such as 127.0.0.1:9911'
export const WebhookTarget = z
  .string()
  .regex(/^(127\.\d+\.\d+\.\d+|localhost):\d{1,5}$/, NOT_A_TARGET)
  .nullable()
  .default(null)

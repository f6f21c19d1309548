import * as z from 'zod'

const SECONDS_OF: Record<string, number> = { s: 1, m: 60, h: 3600 }
const LEAST_SECONDS = 5
const MOST_SECONDS = 3600
const WRONG = 'a time from 5s to 1h is due, such as 60s or 5m'

/** How long the hour of storage mode lasts, in seconds: `60s`, `5m`, `1h`, or a plain number of seconds. */
export const HourLength = z
  .string()
  .regex(/^\d+[smh]?$/, WRONG)
  .transform((text) => Number.parseInt(text, 10) * (SECONDS_OF[text.slice(-1)] ?? 1))
  .refine((seconds) => seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS, WRONG)

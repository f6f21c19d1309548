import * as z from 'zod'
import { DAY_MS } from '../../shared/time.ts'

const INACTIVE_MS = 30 * DAY_MS

export const SessionRecord = z.object({
  /** The last activity, epoch milliseconds. */
  timestamp: z.number(),
  /** Phones and tablets stay signed in without activity. */
  persistent: z.boolean(),
  platform: z.enum(['ios', 'android', 'mobile', 'desktop']),
  expiresAt: z.number(),
})
export type SessionRecord = z.infer<typeof SessionRecord>
export type Platform = SessionRecord['platform']

export function isSessionValid({ timestamp, persistent, expiresAt }: SessionRecord, now: number): boolean {
  return now < expiresAt && (persistent || now - timestamp < INACTIVE_MS)
}

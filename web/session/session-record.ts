import * as z from 'zod'
import { DAY_MS } from '../../shared/time.ts'

const SESSION_MS = 90 * DAY_MS
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

/** A session that starts now. Activity does not extend it: the refresh token expires after the same time. */
export function newSession(platform: Platform, now: number): SessionRecord {
  return { timestamp: now, persistent: platform !== 'desktop', platform, expiresAt: now + SESSION_MS }
}

export function isSessionValid({ timestamp, persistent, expiresAt }: SessionRecord, now: number): boolean {
  return now < expiresAt && (persistent || now - timestamp < INACTIVE_MS)
}

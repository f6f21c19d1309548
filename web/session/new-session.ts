import { DAY_MS } from '../../shared/time.ts'
import type { Platform, SessionRecord } from './session-record.ts'

const SESSION_MS = 90 * DAY_MS

/** A session that starts now. Activity does not extend it: the refresh token expires after the same time. */
export function newSession(platform: Platform, now: number): SessionRecord {
  return { timestamp: now, persistent: platform !== 'desktop', platform, expiresAt: now + SESSION_MS }
}

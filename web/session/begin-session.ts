import { SESSION_KEY } from '../../shared/site/first-script.ts'
import { DAY_MS } from '../../shared/time.ts'
import { platformOf } from './platform.ts'
import type { Platform, SessionRecord } from './session-record.ts'

export const TOKEN_KEY = 'vectra.access-token'

/** Stores the session of a sign-in beside Amplify's tokens. It replaces whatever an earlier session left behind. */
export function beginSession(): void {
  localStorage.removeItem(TOKEN_KEY)
  localStorage.setItem(SESSION_KEY, JSON.stringify(newSession(platformOf(navigator), Date.now())))
}

const SESSION_MS = 90 * DAY_MS

/** A session that starts now. Activity does not extend it: the refresh token expires after the same time. */
export function newSession(platform: Platform, now: number): SessionRecord {
  return { timestamp: now, persistent: platform !== 'desktop', platform, expiresAt: now + SESSION_MS }
}

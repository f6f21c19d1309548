import { DAY_MS, HOUR_MS, toIso } from '../../shared/time.ts'
import { instantOf, minuteAt } from '../../shared/trails/day-range.ts'

const LIFETIME_MS = { '1h': HOUR_MS, '8h': 8 * HOUR_MS, '24h': 24 * HOUR_MS, '7d': 7 * DAY_MS }
/** How long a link works: for some time from now, until a date, or permanently. */
export type Lifetime = keyof typeof LIFETIME_MS | 'until' | 'permanent'
export const LIFETIMES: readonly Lifetime[] = ['1h', '8h', '24h', '7d', 'until', 'permanent']

/** `until` is a time in the account's zone (`YYYY-MM-DDTHH:mm`), empty without one; `null` while it is not readable. */
export type ExpiryDraft = { lifetime: Lifetime; until: string | null }

/** Why a form cannot be submitted. The value is a translation key. */
type ExpiryProblem = 'missing' | 'unreadable' | 'past'
type Expiry = { expiresAt: string | null } | { problem: ExpiryProblem }

/** A new link works for a day. The date is filled in with the same end. */
export const newExpiry = (timeZone: string, now: number): ExpiryDraft => ({
  lifetime: '24h',
  until: minuteAt(now + LIFETIME_MS['24h'], timeZone),
})

/** The expiry of an existing link. A permanent one gets the date of a new link. */
export const expiryOfLink = (expiresAt: string | null, timeZone: string, now: number): ExpiryDraft =>
  expiresAt === null
    ? { ...newExpiry(timeZone, now), lifetime: 'permanent' }
    : { lifetime: 'until', until: minuteAt(Date.parse(expiresAt), timeZone) }

/** The end of a link as it is sent, `null` for a permanent one; or why it cannot be sent at `now` (epoch ms). */
export function expiryOf({ lifetime, until }: ExpiryDraft, timeZone: string, now: number): Expiry {
  if (lifetime === 'permanent') return { expiresAt: null }
  if (lifetime !== 'until') return { expiresAt: toIso(now + LIFETIME_MS[lifetime]) }
  if (until === '') return { problem: 'missing' }
  const at = until === null ? null : instantOf(until, timeZone)
  if (at === null) return { problem: 'unreadable' }
  return at <= now ? { problem: 'past' } : { expiresAt: toIso(at) }
}

import type { devices } from '../../../../shared/devices/devices.routes.ts'
import type { FixFlag, Tracking } from '../../../../shared/devices/tracking.ts'
import type { RouteReply } from '../../../../shared/http/route.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'
import type { MessageCounts } from '../../../devices/fresh-credentials.ts'

export type Diagnostics = RouteReply<typeof devices.getDiagnostics>
export type Unreadable = NonNullable<Diagnostics['lastUnreadable']>

export const NO_MESSAGES: MessageCounts = { accepted: 0, held: 0, unreadable: 0, mismatched: 0 }

/** A tracker with the right settings reports within this time. */
const OVERDUE_AFTER_MS = 2 * MINUTE_MS

export type SetupStatus =
  | { kind: 'waiting'; overdue: boolean }
  | { kind: 'unreadable'; message: Unreadable }
  | { kind: 'held'; flags: readonly FixFlag[] }
  | { kind: 'ready'; tracking: Tracking; flags: readonly FixFlag[] }
  | { kind: 'silent'; tracking: Tracking }

/** The progress of a setup since the counts in `before`. Until a position is accepted, the newest problem is shown. */
export function setupStatus(
  now: Diagnostics,
  before: MessageCounts,
  tracking: Tracking | null,
  waitedMs: number,
): SetupStatus {
  const { newestFix, lastUnreadable, lastContactAt } = now
  if (now.accepted > before.accepted && tracking !== null) {
    if (tracking.freshness === 'silent') return { kind: 'silent', tracking }
    return { kind: 'ready', tracking, flags: newestFix?.held === false ? newestFix.flags : [] }
  }

  const unreadable = now.unreadable > before.unreadable ? lastUnreadable : null
  const held = now.held > before.held
  if (unreadable !== null && (!held || unreadable.at === lastContactAt))
    return { kind: 'unreadable', message: unreadable }
  if (held) return { kind: 'held', flags: newestFix?.flags ?? [] }
  return { kind: 'waiting', overdue: waitedMs >= OVERDUE_AFTER_MS }
}

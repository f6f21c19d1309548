import type { devices } from '../../../../shared/devices/devices.routes.ts'
import type { FixFlag, Tracking } from '../../../../shared/devices/tracking.ts'
import type { RouteReply } from '../../../../shared/http/route.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'

export type Diagnostics = RouteReply<typeof devices.getDiagnostics>
export type Unreadable = NonNullable<Diagnostics['lastUnreadable']>

/** How many messages of each kind have come. */
export type Heard = Pick<Diagnostics, 'accepted' | 'held' | 'unreadable' | 'mismatched'>
export const NOTHING_HEARD: Heard = { accepted: 0, held: 0, unreadable: 0, mismatched: 0 }

/** After this a tracker that was set up right would have been heard. */
const OVERDUE_AFTER_MS = 2 * MINUTE_MS

export type Finding =
  | { kind: 'waiting'; overdue: boolean }
  | { kind: 'unreadable'; message: Unreadable }
  | { kind: 'held'; flags: readonly FixFlag[] }
  | { kind: 'heard'; tracking: Tracking; flags: readonly FixFlag[] }
  | { kind: 'silent'; tracking: Tracking }

/** How far a tracker has come since `before`: a position ends it; until then the newest trouble is what to mend. */
export function findingOf(
  now: Diagnostics,
  before: Heard,
  tracking: Tracking | null,
  waitedMs: number,
): Finding {
  const { newestFix, lastUnreadable, lastContactAt } = now
  if (now.accepted > before.accepted && tracking !== null) {
    if (tracking.freshness === 'silent') return { kind: 'silent', tracking }
    return { kind: 'heard', tracking, flags: newestFix?.held === false ? newestFix.flags : [] }
  }

  const unreadable = now.unreadable > before.unreadable ? lastUnreadable : null
  const held = now.held > before.held
  if (unreadable !== null && (!held || unreadable.at === lastContactAt))
    return { kind: 'unreadable', message: unreadable }
  if (held) return { kind: 'held', flags: newestFix?.flags ?? [] }
  return { kind: 'waiting', overdue: waitedMs >= OVERDUE_AFTER_MS }
}

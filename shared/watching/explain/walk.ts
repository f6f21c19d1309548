import { metresInside } from '../../geofences/boundary.ts'
import { toIso } from '../../time.ts'
import { INACCURATE_ABOVE_M } from '../../tracking/judging/invalid-fix.ts'
import { bandM } from '../band.ts'
import type { Crossing, WatchedFix, WatchedGeofence } from '../crossing.ts'
import { geofenceIndex } from '../geofence-index.ts'
import type { HeldBy } from '../judged-fixes.ts'
import { dueCrossings, watchFix } from '../watch-fix.ts'
import { NOTHING_WATCHED, type Presence, type WatchState } from '../watch-state.ts'
import type { Explanation } from './explanation.ts'
import { sideOf } from './figures.ts'
import { type Finding, findingAt, findingsOf, unfollowed } from './findings.ts'
import { EXPLAINED_MS, type Question } from './question.ts'

/** A crossing, and when the fix that proves it was received (epoch ms). */
export type Proved = { crossing: Crossing; provedAt: number }

/**
 * What the fixes of a device prove at a geofence, and what they leave without an event. Watches with all alerts on, so
 * that crossings whose alert is off are found too. `visitSince` is the start of a visit without a dwell that goes on at
 * the time.
 */
export function walk({ at, until, geofence, fixes }: Question) {
  const index = geofenceIndex([
    {
      ...geofence,
      alertOnEntry: true,
      alertOnExit: true,
      dwellMinutes: geofence.dwellMinutes ?? geofence.dwellTimeMinutes,
    },
  ])
  const proved: Proved[] = []
  const findings: Finding[] = []
  let state: WatchState = NOTHING_WATCHED
  let previous: WatchedFix | null = null
  let unseen: WatchedFix | null = null
  let visitSince: number | null = null
  for (const { fix, heldBy } of fixes) {
    const isInRange = fix.shownAt >= at - EXPLAINED_MS
    const before = presenceIn(state)
    if (heldBy !== null) {
      if (isInRange && isAcross(fix, heldBy, before, geofence))
        findings.push(findingAt(fix.shownAt, heldBack(fix, heldBy, geofence)))
      continue
    }
    // A geofence sees what is received after its definition.
    if (fix.receivedAt < geofence.definedAt) {
      unseen = fix
      continue
    }
    const step = watchFix(state, index, fix, previous)
    for (const crossing of step.crossings)
      proved.push({ crossing, provedAt: provedAt(crossing, fix, previous) })
    const after = presenceIn(step.state)
    if (isInRange)
      findings.push(
        ...findingsOf({ geofence, before, after, crossings: step.crossings, fix, previous, unseen }),
      )
    state = step.state
    previous = fix
    if (fix.shownAt <= at) visitSince = undwelledSince(after)
  }
  const due = dueCrossings(state, index, until).crossings
  for (const crossing of due) proved.push({ crossing, provedAt: crossing.at })
  findings.push(...unfollowed(geofence, presenceIn(state)))
  return { proved, findings, visitSince }
}

/** A dwell needs no fix at its time: the fix before it makes it due. */
const provedAt = ({ type, at }: Crossing, fix: WatchedFix, previous: WatchedFix | null) =>
  type === 'dwell' && previous !== null ? Math.max(at, previous.receivedAt) : fix.receivedAt

const presenceIn = ({ presences }: WatchState): Presence | null => presences[0] ?? null

/** The start of a visit that may still lead to a dwell. */
const undwelledSince = (presence: Presence | null) =>
  presence?.kind === 'inside' && !presence.dwelled && presence.leaving === null ? presence.since : null

/** Whether a held fix is on the other side of the edge, surely enough to count if it were not held. */
function isAcross(
  fix: WatchedFix,
  heldBy: HeldBy,
  presence: Presence | null,
  { boundary, definedAt }: WatchedGeofence,
): boolean {
  if (heldBy === 'noFix' || fix.receivedAt < definedAt) return false
  const insideM = metresInside(boundary, fix)
  return presence?.kind === 'inside' ? -insideM > bandM(fix) : insideM >= 0
}

/** Why a held fix did not count. */
export function heldBack(fix: WatchedFix, heldBy: HeldBy, { boundary }: WatchedGeofence): Explanation {
  const side = sideOf(boundary, fix)
  if (heldBy === 'inaccurate') {
    const accuracy = {
      check: 'accuracy' as const,
      saw: fix.accuracyM,
      limit: INACCURATE_ABOVE_M,
      unit: 'm' as const,
      at: toIso(fix.shownAt),
      accuracyM: fix.accuracyM,
    }
    return { fired: false, because: 'inaccurate', checks: [accuracy, side] }
  }
  return { fired: false, because: 'held', flag: heldBy, checks: heldBy === 'noFix' ? [] : [side] }
}

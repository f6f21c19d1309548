import { MINUTE_MS, toIso } from '../time.ts'
import { crossEdges } from './cross-edges.ts'
import type { Crossing, WatchedFix } from './crossing.ts'
import type { GeofenceIndex } from './geofence-index.ts'
import type { Presence, WatchState } from './watch-state.ts'

type Watched = { state: WatchState; crossings: readonly Crossing[] }

/**
 * The crossings that the next accepted fix of a device proves, and the state after it; the same object if nothing
 * changed. `previous` is the accepted fix before it, in fix order. The rules:
 * - Entry: inside the edge, confirmed by the next fix, or at once if deeper than the band. Exit: outside by more than
 *   the band, and so is the next fix. Both have the time and place of the first of these fixes.
 * - The band is 15 m, or the accuracy of the fix where that is worse. A device that stands crosses nothing: its fixes
 *   across an edge count when it leaves its place.
 * - Both fixes outside and at least 50 m and two bands of the straight way between them inside, within 5 minutes: it
 *   passed through.
 * - The first fix of a device raises nothing, and neither does the first one received after a geofence was defined.
 */
export function watchFix(
  before: WatchState,
  index: GeofenceIndex,
  fix: WatchedFix,
  previous: WatchedFix | null,
): Watched {
  const near = index.near(previous ?? fix, fix)
  if (near.length === 0 && before.presences.length === 0 && before.anchor === null)
    return { state: before, crossings: [] }
  const due = dueCrossings(before, index, fix.shownAt)
  const passed = crossEdges(due.state, index, near, fix, previous)
  // An entry or the end of a possible exit may make a dwell due in the past.
  const dueNow = dueCrossings(passed.state, index, fix.shownAt)
  const crossings = [...due.crossings, ...passed.crossings, ...dueNow.crossings]
  return { state: dueNow.state, crossings: crossings.length < 2 ? crossings : crossings.toSorted(byTime) }
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byTime = (a: Crossing, b: Crossing) => a.at - b.at || compareTexts(a.geofenceId, b.geofenceId)

/** When the next dwell is due if the device stays where it is, epoch ms; null if none is. */
export function nextDueAt(state: WatchState, index: GeofenceIndex): number | null {
  let first: number | null = null
  for (const presence of state.presences) {
    const dwell = dwellOf(presence, index)
    if (dwell !== null && (first === null || dwell.at < first)) first = dwell.at
  }
  return first
}

/**
 * The dwells that are due at `now` (epoch ms), each once a visit, with the time and place of the entry plus the dwell
 * time. None while a first fix is outside. Needs no fix, so that a dwell is on time for a tracker that sleeps.
 */
export function dueCrossings(state: WatchState, index: GeofenceIndex, now: number): Watched {
  const dueAt = nextDueAt(state, index)
  if (dueAt === null || dueAt > now) return { state, crossings: [] }
  const crossings: Crossing[] = []
  const presences = state.presences.map((presence) => {
    const dwell = dwellOf(presence, index)
    if (dwell === null || dwell.at > now) return presence
    crossings.push(dwellCrossing(dwell))
    return { ...presence, dwelled: true }
  })
  return { state: { ...state, presences }, crossings }
}

type Inside = Extract<Presence, { kind: 'inside' }>

/** The visit and the time of the dwell that it leads to if the device stays, epoch ms; null without one. */
function dwellOf(presence: Presence, { byId }: GeofenceIndex) {
  if (presence.kind !== 'inside' || presence.dwelled || presence.leaving !== null) return null
  const geofence = byId.get(presence.geofenceId)
  if (geofence === undefined || geofence.dwellMinutes === null) return null
  if (geofence.definedAt !== presence.definedAt) return null
  const at = presence.since + geofence.dwellMinutes * MINUTE_MS
  return { visit: presence, minutes: geofence.dwellMinutes, at }
}

/** A dwell has the place of the entry, so that it is the same with and without a fix. */
const dwellCrossing = ({ visit, minutes, at }: { visit: Inside; minutes: number; at: number }): Crossing => ({
  geofenceId: visit.geofenceId,
  type: 'dwell',
  at,
  ...visit.place,
  speedKmh: null,
  course: null,
  interpolated: false,
  reasons: [{ check: 'dwelled', saw: minutes, limit: minutes, unit: 'min', at: toIso(at), accuracyM: null }],
})

import { metresInside } from '../geofences/boundary.ts'
import type { Crossing, WatchedFix, WatchedGeofence } from './crossing.ts'
import { EDGE_ZONE_M, type GeofenceIndex } from './geofence-index.ts'
import { nextPresence } from './next-presence.ts'
import { isStanding, nextAnchor } from './standing.ts'
import type { Presence, WatchState } from './watch-state.ts'

/** The entries and exits of a fix at the geofences near it and at those that the device is at already. */
export function crossEdges(
  state: WatchState,
  index: GeofenceIndex,
  near: readonly WatchedGeofence[],
  fix: WatchedFix,
  previous: WatchedFix | null,
): { state: WatchState; crossings: readonly Crossing[] } {
  const besides = besidesOf(state.presences, index, near, fix)
  const nearEdge = besides.some(({ insideM }) => Math.abs(insideM) <= EDGE_ZONE_M)
  const anchor = nextAnchor(state.anchor, fix, previous, nearEdge)
  const standing = isStanding(anchor, fix)

  const crossings: Crossing[] = []
  const presences: Presence[] = []
  for (const { geofence, presence, insideM } of besides) {
    const step = nextPresence(presence, { geofence, fix, previous, insideM, standing })
    if (step.presence !== null) presences.push(step.presence)
    for (const crossing of step.crossings) crossings.push(crossing)
  }
  const isSame = anchor === state.anchor && areSame(presences, state.presences)
  return { state: isSame ? state : { ...state, anchor, presences }, crossings }
}

type Beside = { geofence: WatchedGeofence; presence: Presence | null; insideM: number }

/** The geofences of the presences first. A presence at a geofence that is gone is dropped. */
function besidesOf(
  presences: readonly Presence[],
  { byId }: GeofenceIndex,
  near: readonly WatchedGeofence[],
  fix: WatchedFix,
): Beside[] {
  const besides: Beside[] = []
  for (const presence of presences) {
    const geofence = byId.get(presence.geofenceId)
    if (geofence !== undefined)
      besides.push({ geofence, presence, insideM: metresInside(geofence.boundary, fix) })
  }
  for (const geofence of near)
    if (!presences.some(({ geofenceId }) => geofenceId === geofence.geofenceId))
      besides.push({ geofence, presence: null, insideM: metresInside(geofence.boundary, fix) })
  return besides
}

const areSame = (a: readonly Presence[], b: readonly Presence[]) =>
  a.length === b.length && a.every((presence, order) => presence === b[order])

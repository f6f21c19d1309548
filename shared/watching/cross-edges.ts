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
  const known = new Map(state.presences.map((presence) => [presence.geofenceId, presence]))
  const around = near
    .filter(({ geofenceId }) => !known.has(geofenceId))
    .map((geofence): Beside => ({ geofence, presence: null }))
  const besides = [...known.values()].flatMap((presence): Beside[] => {
    const geofence = index.byId.get(presence.geofenceId)
    return geofence === undefined ? [] : [{ geofence, presence }]
  })
  const seen = [...besides, ...around].map((beside) => ({
    ...beside,
    insideM: metresInside(beside.geofence.boundary, fix),
  }))
  const nearEdge = seen.some(({ insideM }) => Math.abs(insideM) <= EDGE_ZONE_M)
  const anchor = nextAnchor(state.anchor, fix, previous, nearEdge)
  const standing = isStanding(anchor, fix)

  const crossings: Crossing[] = []
  const presences: Presence[] = []
  for (const { geofence, presence, insideM } of seen) {
    const step = nextPresence(presence, { geofence, fix, previous, insideM, standing })
    if (step.presence !== null) presences.push(step.presence)
    crossings.push(...step.crossings)
  }
  const isSame = anchor === state.anchor && areSame(presences, state.presences)
  return { state: isSame ? state : { anchor, presences }, crossings }
}

type Beside = { geofence: WatchedGeofence; presence: Presence | null }

const areSame = (a: readonly Presence[], b: readonly Presence[]) =>
  a.length === b.length && a.every((presence, order) => presence === b[order])

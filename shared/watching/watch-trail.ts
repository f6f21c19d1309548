import type { StampedPosition } from '../tracking/judging/clock.ts'
import type { Crossing, WatchedFix, WatchedGeofence } from './crossing.ts'
import { geofenceIndex } from './geofence-index.ts'
import { judgedFixes } from './judged-fixes.ts'
import { watchFix } from './watch-fix.ts'
import type { WatchState } from './watch-state.ts'

type Watched = { state: WatchState; crossings: readonly Crossing[] }

/**
 * The crossings of a stored trail and the state after it: the results of `advance` and `watchFix` in fix order,
 * whatever the order of arrival. A geofence sees the positions that were received after its definition. `before` is
 * the state at the start of the trail.
 */
export function watchTrail(
  positions: readonly StampedPosition[],
  deviceType: string,
  geofences: readonly WatchedGeofence[],
  before: WatchState,
): Watched {
  const firstReceivedAt = positions.reduce(
    (first, { receivedAt }) => Math.min(first, receivedAt),
    Number.POSITIVE_INFINITY,
  )
  const seenFrom = new Map<number, WatchedGeofence[]>()
  for (const geofence of geofences) {
    const from = Math.max(geofence.definedAt, firstReceivedAt)
    seenFrom.set(from, [...(seenFrom.get(from) ?? []), geofence])
  }
  const groups = [...seenFrom].map(([from, group]) => {
    const seen = positions.filter(({ receivedAt }) => receivedAt >= from)
    const ids = new Set(group.map(({ geofenceId }) => geofenceId))
    const presences = before.presences.filter(({ geofenceId }) => ids.has(geofenceId))
    return watchGroup(seen, deviceType, group, { ...before, presences })
  })
  return {
    state: {
      ...before,
      anchor: groups.find(({ state }) => state.anchor !== null)?.state.anchor ?? null,
      presences: groups.flatMap(({ state }) => state.presences),
    },
    crossings: groups.flatMap(({ crossings }) => crossings).toSorted((a, b) => a.at - b.at),
  }
}

function watchGroup(
  positions: readonly StampedPosition[],
  deviceType: string,
  geofences: readonly WatchedGeofence[],
  before: WatchState,
): Watched {
  const index = geofenceIndex(geofences)
  const crossings: Crossing[] = []
  let previous: WatchedFix | null = null
  let state = before
  for (const { fix, heldBy } of judgedFixes(positions, deviceType)) {
    if (heldBy !== null) continue
    const watched = watchFix(state, index, fix, previous)
    state = watched.state
    previous = fix
    crossings.push(...watched.crossings)
  }
  return { state, crossings }
}

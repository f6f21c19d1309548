import type { Crossing, WatchedFix } from './crossing.ts'
import type { GeofenceIndex } from './geofence-index.ts'
import { watchFix } from './watch-fix.ts'
import { type FirstAcross, NOTHING_WATCHED, type Presence, type WatchState } from './watch-state.ts'

/** A crossing that was not raised, and why: only one fix was across, or the device stood. */
export type Suppressed = {
  geofenceId: string
  type: 'entry' | 'exit'
  /** Epoch ms. */
  at: number
  because: 'notConfirmed' | 'standing'
}

/**
 * What the geofences would have raised for one device: its accepted fixes, in fix order, as `watchFix` takes them one
 * by one. The first fix is the baseline, and so is the first after a geofence's `definedAt`.
 */
export function rehearse(
  fixes: readonly WatchedFix[],
  index: GeofenceIndex,
): { crossings: readonly Crossing[]; suppressed: readonly Suppressed[] } {
  const crossings: Crossing[] = []
  const suppressed: Suppressed[] = []
  let state: WatchState = NOTHING_WATCHED
  let previous: WatchedFix | null = null
  for (const fix of fixes) {
    const watched = watchFix(state, index, fix, previous)
    for (const crossing of watched.crossings) crossings.push(crossing)
    if (watched.state !== state) suppressed.push(...suppressedBetween(state, watched.state))
    state = watched.state
    previous = fix
  }
  return { crossings, suppressed }
}

type Presences = Pick<WatchState, 'presences'>

/** The first fixes across that a second one did not confirm. */
export function suppressedBetween(before: Presences, after: Presences): Suppressed[] {
  return before.presences.flatMap((presence) => {
    const now = after.presences.find(({ geofenceId }) => geofenceId === presence.geofenceId)
    const { geofenceId } = presence
    if (presence.kind === 'entering' && now === undefined)
      return [suppressedAt(geofenceId, 'entry', presence.first)]
    if (presence.kind === 'inside' && presence.leaving !== null && isBack(now))
      return [suppressedAt(geofenceId, 'exit', presence.leaving)]
    return []
  })
}

const isBack = (now: Presence | undefined) => now?.kind === 'inside' && now.leaving === null

const suppressedAt = (geofenceId: string, type: 'entry' | 'exit', first: FirstAcross): Suppressed => ({
  geofenceId,
  type,
  at: first.at,
  because: first.standing ? 'standing' : 'notConfirmed',
})

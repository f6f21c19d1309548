import type { AnchorWatch } from './anchor-watch.ts'
import type { Credible } from './credible.ts'
import { type DragWatch, watchedFrom } from './drag.ts'

/** The state of an anchor watch on the wire. */
export type AnchorStatus = 'watching' | 'nearEdge' | 'dragging' | 'noPosition' | 'ended'

/** An anchor watch from one position to the next: less than 1,000 bytes as JSON. Times in epoch ms. */
export type AnchorState = {
  /** When it got its status. */
  since: number
  /** The distance of the newest credible fix. */
  distanceM: number | null
  /** The newest position, held or not. */
  newestAt: number
  /** Receipt of the newest fix; before one, when the watch was set. */
  fixReceivedAt: number
  /** Without another fix, there is no position from then on. */
  silentAt: number
  silent: boolean
  nearEdge: boolean
  /** Until it is acknowledged and the boat is inside. */
  dragging: { acknowledged: boolean } | null
  drag: DragWatch
  credible: Credible
  /** The fixes in a row of a boat under way. */
  leavingFixes: number
  battery: { lowSince: number | null; isLow: boolean }
  ended: 'underWay' | null
}

/**
 * The state when a watch begins. Positions after `newestAt` count: by default those from when the watch was set. Of a
 * tracker whose clock is wrong, those after its newest one do.
 */
export const newAnchorState = (
  { setAt, radiusM, silentAfterMs }: AnchorWatch,
  newestAt = setAt - 1,
): AnchorState => ({
  since: setAt,
  distanceM: null,
  newestAt,
  fixReceivedAt: setAt,
  silentAt: setAt + silentAfterMs,
  silent: false,
  nearEdge: false,
  dragging: null,
  drag: watchedFrom(radiusM),
  credible: { place: null, at: newestAt + 1, doubtedSince: null },
  leavingFixes: 0,
  battery: { lowSince: null, isLow: false },
  ended: null,
})

export function anchorStatus({ ended, dragging, silent, nearEdge }: AnchorState): AnchorStatus {
  if (ended !== null) return 'ended'
  if (dragging !== null) return 'dragging'
  if (silent) return 'noPosition'
  return nearEdge ? 'nearEdge' : 'watching'
}

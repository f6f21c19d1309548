import { isWithinMetres } from '../geo/distance.ts'
import { MINUTE_MS } from '../time.ts'
import { NEAR_M, SURELY_MOVING_KMH } from '../tracking/motion/motion.ts'
import type { WatchedFix } from './crossing.ts'
import type { Anchor } from './watch-state.ts'

/** A device that has been near its anchor for this long stands. */
export const STANDING_AFTER_MS = MINUTE_MS

/**
 * The anchor after a fix. A receiver that stands still drifts by 20 m at the 95th percentile (measured), so fixes up to
 * 30 m from the anchor, or up to their accuracy, are the same place. There is none far from all edges or while driving,
 * so that the state of a device that crosses nothing stays the same. Before its first fix a device has stood.
 */
export function nextAnchor(
  anchor: Anchor | null,
  fix: WatchedFix,
  previous: WatchedFix | null,
  nearEdge: boolean,
): Anchor | null {
  if (fix.speedKmh !== null && fix.speedKmh >= SURELY_MOVING_KMH) return null
  const radiusM = Math.max(NEAR_M, fix.accuracyM ?? 0)
  if (anchor !== null && isWithinMetres(radiusM, anchor, fix)) return anchor
  if (!nearEdge) return null
  if (previous === null) return anchorAt(fix, fix.shownAt - STANDING_AFTER_MS)
  const stayed = anchor === null && isWithinMetres(radiusM, previous, fix)
  return stayed ? anchorAt(previous, previous.shownAt) : anchorAt(fix, fix.shownAt)
}

const anchorAt = ({ lat, lng }: WatchedFix, at: number): Anchor => ({ lat, lng, at })

export const isStanding = (anchor: Anchor | null, { shownAt }: WatchedFix) =>
  anchor !== null && shownAt - anchor.at >= STANDING_AFTER_MS

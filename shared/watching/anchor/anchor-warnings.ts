import { haversineMetres } from '../../geo/distance.ts'
import type { Point } from '../../geo/point.ts'
import type { AcceptedFix, Tracked } from '../../tracking/tracked.ts'
import { type AsOf, freshnessOf } from '../../tracking/view/freshness.ts'
import type { AnchorWarning } from './anchor-view.ts'
import type { AnchorWatch } from './anchor-watch.ts'

/** An anchor farther than this from the boat is a slip of the finger: no radius is that long. */
const ANCHOR_FAR_M = 1_000

/** The newest accepted fix of a boat, if it says where the boat lies now; null otherwise. */
export function recentFix(tracked: Tracked, asOf: AsOf): AcceptedFix | null {
  const freshness = freshnessOf(tracked, asOf)
  return freshness === 'silent' || freshness === 'lastKnown' ? null : tracked.last
}

export const isAnchorFar = (anchor: Point, boat: Point): boolean =>
  haversineMetres(anchor, boat) > ANCHOR_FAR_M

/** What is said of a watch that is set all the same. */
export function anchorWarnings(
  { anchor, radiusM }: Pick<AnchorWatch, 'anchor' | 'radiusM'>,
  tracked: Tracked,
  asOf: AsOf,
): AnchorWarning[] {
  const { last } = tracked
  const accuracyM = last?.accuracyM ?? 0
  return [
    ...(radiusM < accuracyM ? (['radius-below-accuracy'] as const) : []),
    ...(last !== null && haversineMetres(anchor, last) > radiusM ? (['outside-radius'] as const) : []),
    ...(recentFix(tracked, asOf) === null ? (['no-recent-position'] as const) : []),
    ...(freshnessOf(tracked, asOf) === 'asleep' ? (['tracker-asleep'] as const) : []),
  ]
}

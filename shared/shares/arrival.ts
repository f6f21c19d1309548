import type { Point } from '../geo/point.ts'
import { type Circle, isInCircle } from './circle.ts'

type Fix = Point & { shownAt: number }

/** Epoch milliseconds: since when a device is away from the place (`null`: it has not left it yet), and its arrival. */
export type Arrival = { awaySince: number | null; arrivedAt: number | null }

/**
 * The first fix inside the circle after the device was away; `fixes` are in order, and `awaySince` is that of the last
 * call. A device that is already there has to leave first, so fixes before the first one outside are ignored. A path
 * that crosses the circle between two fixes does not count as an arrival.
 */
export function findArrival(fixes: readonly Fix[], place: Circle, awaySince: number | null): Arrival {
  let away = awaySince
  for (const fix of fixes) {
    const inside = isInCircle(place, fix)
    if (inside && away !== null && fix.shownAt >= away) return { awaySince: away, arrivedAt: fix.shownAt }
    if (!inside && (away === null || fix.shownAt < away)) away = fix.shownAt
  }
  return { awaySince: away, arrivedAt: null }
}

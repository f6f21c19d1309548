import type { Point } from '../geo/point.ts'
import { type Circle, isInCircle } from './circle.ts'

type Fix = Point & { shownAt: number }

/** Since when something is away from a place (epoch ms; `null`: it has not left it yet), and when it came there. */
export type Arrival = { awaySince: number | null; arrivedAt: number | null }

/**
 * The first fix of a way, in order, at which it came to the place after it had been away. Who is there already has to
 * leave before it can arrive: fixes before the first one away decide nothing. A way that crosses the circle between
 * two fixes has not been seen in it.
 */
export function findArrival(way: readonly Fix[], place: Circle, awaySince: number | null): Arrival {
  let away = awaySince
  for (const fix of way) {
    const there = isInCircle(place, fix)
    if (there && away !== null && fix.shownAt >= away) return { awaySince: away, arrivedAt: fix.shownAt }
    if (!there && (away === null || fix.shownAt < away)) away = fix.shownAt
  }
  return { awaySince: away, arrivedAt: null }
}

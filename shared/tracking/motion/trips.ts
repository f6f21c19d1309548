import { isWithinMetres } from '../../geo/distance.ts'
import type { Point } from '../../geo/point.ts'
import { SECOND_MS } from '../../time.ts'
import { KMH_PER_METRE_PER_SECOND, METRES_PER_KM } from '../../units.ts'
import type { StampedPosition } from '../judging/clock.ts'
import type { JudgedPoint } from '../judging/reprocess.ts'
import { ANCHOR_BAND_M, GAP_MS, type Motion, NEAR_M, nextMotion, STOPPED_AFTER_MS } from './motion.ts'
import { idleMinutesOf, travelOf } from './travel.ts'

/** A drive. Times are epoch milliseconds; an open trip has no end. */
export type Trip = {
  start: number
  end: number | null
  from: Point
  to: Point | null
  distanceKm: number
  maxSpeedKmh: number | null
  averageSpeedKmh: number | null
}

/** A stay of 300 s or more. `idleMinutes` is with the engine known on; `null` where the engine is unknown. */
export type Stop = { start: number; end: number | null; place: Point; idleMinutes: number | null }

/** Moving or standing from one point to another, both included. */
type Stretch = { moving: boolean; first: number; last: number; place: Point }

/** What stays within this of where it stood, or within twice its accuracy, went nowhere when it is … */
const DRIFT_WITHIN_M = 100
/** … slower than this: the error of a receiver wanders at 1 km/h, a boat swings on its anchor at less … */
const DRIFT_BELOW_KMH = 2
/** … or comes back, after less than this, to where it stood: an error that leaps about. */
const DRIFT_BACK_AFTER_M = 500

/**
 * Trips and stops of a trail by the anchor rule. Held points are left out. A gap above 3,600 s closes a trip,
 * also the gap from the last point to `now`. A trip begins at the last point within 30 m of where it stood,
 * and ends at the first point of the stay that follows. What never went 50 m is no trip, and drift is none: it
 * belongs to the stop around it.
 */
export function tripsOf(points: readonly JudgedPoint[], now: number): { trips: Trip[]; stops: Stop[] } {
  const counted = points.filter(({ held }) => !held)
  const stretches = withoutDrift(stretchesOf(counted), counted)
  const trips: Trip[] = []
  const stops: Stop[] = []
  for (const [order, stretch] of stretches.entries()) {
    const within = counted.slice(stretch.first, stretch.last + 1)
    const start = within.at(0)?.position
    const end = within.at(-1)?.position
    if (start === undefined || end === undefined) continue
    const newest = order === stretches.length - 1
    if (stretch.moving) {
      const open = newest && now - end.shownAt <= GAP_MS
      const trip = {
        start: start.shownAt,
        end: open ? null : end.shownAt,
        from: placeOf(start),
        to: open ? null : placeOf(end),
      }
      const travel = travelOf(within)
      if (travel.distanceKm * METRES_PER_KM >= ANCHOR_BAND_M) trips.push({ ...trip, ...travel })
      continue
    }
    if (end.shownAt - start.shownAt < STOPPED_AFTER_MS) continue
    const stop = { start: start.shownAt, end: newest ? null : end.shownAt, place: stretch.place }
    stops.push({ ...stop, idleMinutes: idleMinutesOf(within) })
  }
  return { trips, stops }
}

/** The same stretches, where drift stands and is of one piece with the stays around it. */
function withoutDrift(stretches: readonly Stretch[], points: readonly JudgedPoint[]): Stretch[] {
  const kept: Stretch[] = []
  for (const stretch of stretches) {
    const before = kept.at(-1)
    const stay = before !== undefined && !before.moving && before.last === stretch.first ? before : null
    if (stretch.moving && !isDrift(points.slice(stretch.first, stretch.last + 1), stay?.place)) {
      kept.push(stretch)
      continue
    }
    if (stay !== null) kept.pop()
    kept.push({ ...(stay ?? stretch), moving: false, last: stretch.last })
  }
  return kept
}

/** Is that way one of drift around `place`, or around where it begins? */
function isDrift(way: readonly JudgedPoint[], place?: Point): boolean {
  const [first, last] = [way.at(0)?.position, way.at(-1)?.position]
  if (first === undefined || last === undefined) return true
  const centre = place ?? first
  if (way.some(({ position }) => !isWithinMetres(driftMetres(position), centre, position))) return false
  const metres = travelOf(way).distanceKm * METRES_PER_KM
  const seconds = (last.shownAt - first.shownAt) / SECOND_MS
  if (metres < ANCHOR_BAND_M || metres * KMH_PER_METRE_PER_SECOND < DRIFT_BELOW_KMH * seconds) return true
  return metres < DRIFT_BACK_AFTER_M && isWithinMetres(ANCHOR_BAND_M, centre, last)
}

const driftMetres = ({ accuracyM }: StampedPosition) => Math.max(DRIFT_WITHIN_M, 2 * (accuracyM ?? 0))

const placeOf = ({ lat, lng }: StampedPosition): Point => ({ lat, lng })

/** Cuts the points where the anchor rule changes its mind, and at gaps. */
function stretchesOf(points: readonly JudgedPoint[]): Stretch[] {
  const stretches: Stretch[] = []
  let motion: Motion | null = null
  let first = 0
  /** First point of the stay that the anchor began, and the last one near the anchor. */
  let stay = 0
  let near = 0
  const close = (moving: boolean, last: number, place: Point) => {
    if (last >= first) stretches.push({ moving, first, last, place })
  }
  for (const [index, { position, afterJump: leap }] of points.entries()) {
    const before: Motion | null = motion
    const after = nextMotion(before, position, leap)
    motion = after
    if (before !== null) {
      const anewAfterGap = after.anchorAt !== before.anchorAt && position.shownAt - before.newestAt > GAP_MS
      if (before.moving && !after.moving && !anewAfterGap) {
        close(true, stay, before.anchor)
        first = stay
      } else if (!before.moving && after.moving && !anewAfterGap) {
        close(false, near, before.anchor)
        first = near
      } else if (anewAfterGap || (leap && !after.moving)) {
        close(before.moving, index - 1, before.anchor)
        first = index
      }
    }
    if (after.anchorAt !== before?.anchorAt) stay = index
    if (after.anchorAt !== before?.anchorAt || isWithinMetres(NEAR_M, after.anchor, position)) near = index
  }
  if (motion !== null) close(motion.moving, points.length - 1, motion.anchor)
  return stretches
}

import { isWithinMetres } from '../../geo/distance.ts'
import type { Point } from '../../geo/point.ts'
import { SECOND_MS } from '../../time.ts'
import { KMH_PER_METRE_PER_SECOND, METRES_PER_KM } from '../../units.ts'
import type { StampedPosition } from '../judging/clock.ts'
import type { JudgedPoint } from '../judging/reprocess.ts'
import { ANCHOR_BAND_M, GAP_MS, type Motion, NEAR_M, nextMotion, STOPPED_AFTER_MS } from './motion.ts'
import { idleMinutesOf, type TravelSums, travelFrom, travelOf, travelSums } from './travel.ts'

/** A drive. Times are epoch milliseconds; a trip that is still open has neither `end` nor `to`. */
export type Trip = {
  start: number
  end: number | null
  from: Point
  to: Point | null
  distanceKm: number
  maxSpeedKmh: number | null
  averageSpeedKmh: number | null
}

/** Standing for 300 s or more; an open stop has no `end`. `idleMinutes`: with the engine on, `null` where unknown. */
export type Stop = { start: number; end: number | null; place: Point; idleMinutes: number | null }

/** Moving or standing from one point to another, both indices included. */
type Stretch = { moving: boolean; first: number; last: number; place: Point }

/** Movement that stays within this of where the tracker stood, or within twice its accuracy, is drift when it is … */
const DRIFT_WITHIN_M = 100
/** … slower than this, since a receiver's error drifts at 1 km/h and a boat swings slower at anchor … */
const DRIFT_BELOW_KMH = 2
/** … or when it comes back to where the tracker stood after less than this: an error that jumps about. */
const DRIFT_BACK_AFTER_M = 500

/**
 * The trips and stops of a trail by the anchor rule; `now` is epoch milliseconds. Held points are ignored.
 * - A trip begins at the last point within 30 m of where the tracker stood, and ends at the first point of the standing
 *   period that follows. It is 50 m or longer.
 * - A gap of more than 3,600 s ends a trip, and so does that long without a point until `now`.
 * - Drift is no trip: it belongs to the stop around it.
 */
export function tripsOf(points: readonly JudgedPoint[], now: number): { trips: Trip[]; stops: Stop[] } {
  const { trips, stops } = spansOf(
    points.filter(({ held }) => !held),
    now,
  )
  return {
    trips: trips.map(({ first, last, travel, ...trip }) => trip),
    stops: stops.map(({ first, last, ...stop }) => stop),
  }
}

/** The indices of the first and the last point, both included. */
type Indices = { first: number; last: number }
export type TripSpan = Trip & Indices & { travel: TravelSums }
export type StopSpan = Stop & Indices

/** The same of the accepted points of a trail, with what a part of a trip is computed from. */
export type Spans = {
  trips: readonly TripSpan[]
  stops: readonly StopSpan[]
  /** Points that follow change nothing before this time, epoch milliseconds. */
  unchangedUntil: number
}

export function spansOf(accepted: readonly JudgedPoint[], now: number): Spans {
  const cut = stretchesOf(accepted)
  const stretches = withoutDrift(cut.stretches, accepted)
  const trips: TripSpan[] = []
  const stops: StopSpan[] = []
  for (const [index, { moving, first, last, place }] of stretches.entries()) {
    const within = accepted.slice(first, last + 1)
    const start = within.at(0)?.position
    const end = within.at(-1)?.position
    if (start === undefined || end === undefined) continue
    const isNewest = index === stretches.length - 1
    if (moving) {
      const isOpen = isNewest && now - end.shownAt <= GAP_MS
      const trip = {
        start: start.shownAt,
        end: isOpen ? null : end.shownAt,
        from: pointOf(start),
        to: isOpen ? null : pointOf(end),
      }
      const travel = travelSums(within)
      const { distanceKm, ...speeds } = travelFrom(travel)
      if (distanceKm * METRES_PER_KM >= ANCHOR_BAND_M)
        trips.push({ ...trip, distanceKm, ...speeds, first, last, travel })
      continue
    }
    if (end.shownAt - start.shownAt < STOPPED_AFTER_MS) continue
    const stop = { start: start.shownAt, end: isNewest ? null : end.shownAt, place }
    stops.push({ ...stop, idleMinutes: idleMinutesOf(within), first, last })
  }
  return { trips, stops, unchangedUntil: accepted[cut.unchangedTo]?.position.shownAt ?? NEVER }
}

const NEVER = Number.NEGATIVE_INFINITY

/** The same stretches, with drift joined to the standing stretches around it. */
function withoutDrift(stretches: readonly Stretch[], points: readonly JudgedPoint[]): Stretch[] {
  const joined: Stretch[] = []
  for (const stretch of stretches) {
    const before = joined.at(-1)
    const standing = before !== undefined && !before.moving && before.last === stretch.first ? before : null
    if (stretch.moving && !isDrift(points.slice(stretch.first, stretch.last + 1), standing?.place)) {
      joined.push(stretch)
      continue
    }
    if (standing !== null) joined.pop()
    joined.push({ ...(standing ?? stretch), moving: false, last: stretch.last })
  }
  return joined
}

/** Whether the points drift around `place`, or around their first one where the tracker did not stand before. */
function isDrift(points: readonly JudgedPoint[], place?: Point): boolean {
  const [first, last] = [points.at(0)?.position, points.at(-1)?.position]
  if (first === undefined || last === undefined) return true
  const centre = place ?? first
  if (points.some(({ position }) => !isWithinMetres(driftMetres(position), centre, position))) return false
  const metres = travelOf(points).distanceKm * METRES_PER_KM
  const seconds = (last.shownAt - first.shownAt) / SECOND_MS
  if (metres < ANCHOR_BAND_M || metres * KMH_PER_METRE_PER_SECOND < DRIFT_BELOW_KMH * seconds) return true
  return metres < DRIFT_BACK_AFTER_M && isWithinMetres(ANCHOR_BAND_M, centre, last)
}

/** Movement that stays this near to where a tracker stood may be drift. */
export const driftMetres = ({ accuracyM }: Pick<StampedPosition, 'accuracyM'>) =>
  Math.max(DRIFT_WITHIN_M, 2 * (accuracyM ?? 0))

const pointOf = ({ lat, lng }: StampedPosition): Point => ({ lat, lng })

/**
 * Cuts the points where the anchor rule changes between moving and standing, and at gaps. `unchangedTo`: the index up to
 * which the points that follow cut nothing else. A stop may yet end at its last point near the anchor, and a movement may
 * yet turn out to be drift.
 */
function stretchesOf(points: readonly JudgedPoint[]): { stretches: Stretch[]; unchangedTo: number } {
  const stretches: Stretch[] = []
  let motion: Motion | null = null
  let first = 0
  /** The first point at the current anchor, and the last one near it. */
  let anchorIndex = 0
  let nearIndex = 0
  const close = (moving: boolean, last: number, place: Point) => {
    if (last >= first) stretches.push({ moving, first, last, place })
  }
  for (const [index, { position, afterJump }] of points.entries()) {
    const before: Motion | null = motion
    const after = nextMotion(before, position, afterJump)
    motion = after
    if (before !== null) {
      const afterGap = after.anchorAt !== before.anchorAt && position.shownAt - before.newestAt > GAP_MS
      if (before.moving && !after.moving && !afterGap) {
        close(true, anchorIndex, before.anchor)
        first = anchorIndex
      } else if (!before.moving && after.moving && !afterGap) {
        close(false, nearIndex, before.anchor)
        first = nearIndex
      } else if (afterGap || (afterJump && !after.moving)) {
        close(before.moving, index - 1, before.anchor)
        first = index
      }
    }
    if (after.anchorAt !== before?.anchorAt) anchorIndex = index
    if (after.anchorAt !== before?.anchorAt || isWithinMetres(NEAR_M, after.anchor, position))
      nearIndex = index
  }
  if (motion === null) return { stretches, unchangedTo: -1 }
  close(motion.moving, points.length - 1, motion.anchor)
  return { stretches, unchangedTo: motion.moving ? first : nearIndex }
}

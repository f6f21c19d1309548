import { isWithinMetres } from '../../geo/distance.ts'
import type { Point } from '../../geo/point.ts'
import { HOUR_MS, MINUTE_MS } from '../../time.ts'
import type { StampedPosition } from '../judging/clock.ts'
import { fromSteps, type MeasuredField, toSteps } from '../packing/resolution.ts'

export const ANCHOR_BAND_M = 50
/** So near is the same place: a stay's fixes around their middle, and a departure that has not begun. */
export const NEAR_M = 30
export const STOPPED_AFTER_MS = 5 * MINUTE_MS
/** The error of a receiver wanders for minutes: the middle of an hour is the place, that of 300 s is not yet. */
const MIDDLE_KNOWN_AFTER_MS = HOUR_MS
export const GAP_MS = HOUR_MS
/** A receiver that stands reports up to 6 km/h (measured), so a first fix needs more to be believed. */
const SURELY_MOVING_KMH = 10
/** At or below this reported speed one fix outside the band may be an echo: it takes a second one. */
const OUTLIER_UP_TO_KMH = 2

/** What the anchor rule knows after a fix. Times are epoch milliseconds, places degrees. */
export type Motion = {
  moving: boolean
  /** Since when it moves or stands. */
  since: number
  /** Where the current stay began; once it has lasted 300 s, the middle of its fixes of the first hour. */
  anchor: Point & { accuracyM: number | null }
  anchorAt: number
  /** The mean of the stay's fixes and how many they are; `null` once an hour of them is known. */
  standing: { centre: Point; fixes: number } | null
  /** The first fix outside the band, where it waits for a second. */
  outsideAt: number | null
  newestAt: number
}

/**
 * The next accepted fix under the anchor rule: moving is 50 m or more from the anchor, stopped is all fixes
 * within 50 m of it, or within 30 m of their own middle, for 300 s. The band is as wide as the fix or its anchor
 * is inaccurate. After a gap of more
 * than 3,600 s, or a leap, the rule begins anew at the new place.
 */
export function nextMotion(motion: Motion | null, fix: StampedPosition, leap: boolean): Motion {
  if (motion === null) return anchoredAt(fix, isSurelyMoving(fix), fix.shownAt)
  const inside = isInside(motion, fix)
  if (leap) return anchoredAt(fix, motion.moving, motion.moving ? motion.since : fix.shownAt)
  if (inside) return stayOn(motion, fix)
  if (fix.shownAt - motion.newestAt > GAP_MS) return anchoredAt(fix, isSurelyMoving(fix), fix.shownAt)
  if (!motion.moving && motion.outsideAt === null && maybeEcho(fix))
    return { ...motion, outsideAt: fix.shownAt, newestAt: fix.shownAt }
  return anchoredAt(fix, true, motion.moving ? motion.since : (motion.outsideAt ?? fix.shownAt))
}

/** A stay may begin at the far edge of its band: then its middle holds what the edge would let go. */
function isInside(motion: Motion, fix: StampedPosition): boolean {
  if (isWithinMetres(bandMetres(motion, fix), motion.anchor, fix)) return true
  return (
    motion.standing !== null &&
    motion.standing.fixes > 1 &&
    isWithinMetres(NEAR_M, motion.standing.centre, fix)
  )
}

const bandMetres = ({ anchor }: Motion, fix: StampedPosition) =>
  Math.max(ANCHOR_BAND_M, fix.accuracyM ?? 0, anchor.accuracyM ?? 0)

const isSurelyMoving = ({ speedKmh }: StampedPosition) => speedKmh !== null && speedKmh >= SURELY_MOVING_KMH
const maybeEcho = ({ speedKmh }: StampedPosition) => speedKmh !== null && speedKmh <= OUTLIER_UP_TO_KMH

function anchoredAt(fix: StampedPosition, moving: boolean, since: number): Motion {
  const { lat, lng, accuracyM, shownAt } = fix
  return {
    moving,
    since,
    anchor: { lat, lng, accuracyM },
    anchorAt: shownAt,
    standing: { centre: { lat, lng }, fixes: 1 },
    outsideAt: null,
    newestAt: shownAt,
  }
}

/** A fix within the band. A stay becomes a stop after 300 s, and its anchor the middle of its fixes so far. */
function stayOn(motion: Motion, fix: StampedPosition): Motion {
  const { moving, since, anchor, anchorAt } = motion
  const newestAt = fix.shownAt
  if (motion.standing === null)
    return { moving, since, anchor, anchorAt, standing: null, outsideAt: null, newestAt }

  const stay = { centre: centreWith(fix, motion.standing), fixes: motion.standing.fixes + 1 }
  const lastedMs = newestAt - anchorAt
  if (lastedMs < STOPPED_AFTER_MS)
    return { moving, since, anchor, anchorAt, standing: stay, outsideAt: null, newestAt }
  return {
    moving: false,
    since: moving ? anchorAt : since,
    anchor: { ...stay.centre, accuracyM: anchor.accuracyM },
    anchorAt,
    standing: lastedMs < MIDDLE_KNOWN_AFTER_MS ? stay : null,
    outsideAt: null,
    newestAt,
  }
}

const centreWith = (fix: StampedPosition, { centre, fixes }: { centre: Point; fixes: number }): Point => ({
  lat: towards(centre.lat, fix.lat, fixes + 1, 'lat'),
  lng: towards(centre.lng, fix.lng, fixes + 1, 'lng'),
})

/** Running mean in the steps of the trail, so that a packed state is the same state. */
const towards = (mean: number, value: number, count: number, field: MeasuredField) =>
  fromSteps(toSteps(mean + (value - mean) / count, field), field)

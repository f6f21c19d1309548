import { isWithinMetres } from '../../geo/distance.ts'
import type { Point } from '../../geo/point.ts'
import { HOUR_MS, MINUTE_MS } from '../../time.ts'
import type { StampedPosition } from '../judging/clock.ts'
import { fromSteps, type MeasuredField, toSteps } from '../packing/resolution.ts'

export const ANCHOR_BAND_M = 50
/** Closer than this is the same place: fixes around the centre of a standing period, and the last fix before a trip. */
export const NEAR_M = 30
export const STOPPED_AFTER_MS = 5 * MINUTE_MS
/** The error of a receiver drifts for minutes, so the centre of an hour is the place, and that of 300 s is not yet. */
const CENTRE_KNOWN_AFTER_MS = HOUR_MS
export const GAP_MS = HOUR_MS
/** A standing receiver reports up to 6 km/h (measured), so a first fix must be faster than that to count as moving. */
export const SURELY_MOVING_KMH = 10
/** Up to this reported speed a single fix outside the band may be an outlier, and takes a second one to count. */
const OUTLIER_UP_TO_KMH = 2

/** The state of the anchor rule after a fix. Times are epoch milliseconds, coordinates degrees. */
export type Motion = {
  moving: boolean
  /** When it began to move, or to stand. */
  since: number
  /** Where the current standing period began; from 300 s on, the centre of its fixes of the first hour. */
  anchor: Point & { accuracyM: number | null }
  anchorAt: number
  /** The mean of the standing period's fixes and their number; `null` once the first hour is complete. */
  standing: { centre: Point; fixes: number } | null
  /** The time of a first fix outside the band that needs a second one. */
  outsideAt: number | null
  newestAt: number
}

/**
 * The anchor rule: the motion after the next accepted fix.
 * - Moving: 50 m or more from the anchor. A fix out there that reports 2 km/h or less takes a second one to count.
 * - Stopped: all fixes for 300 s within 50 m of the anchor, or within 30 m of their own centre. The band is as wide as
 *   the accuracy of the fix or of its anchor where that is worse.
 * - After a gap of more than 3,600 s, or an accepted jump (`afterJump`), the rule starts again at the new place.
 * The first fix is moving from a reported speed of 10 km/h on.
 */
export function nextMotion(motion: Motion | null, fix: StampedPosition, afterJump: boolean): Motion {
  if (motion === null) return anchoredAt(fix, isSurelyMoving(fix), fix.shownAt)
  const inside = isInside(motion, fix)
  if (afterJump) return anchoredAt(fix, motion.moving, motion.moving ? motion.since : fix.shownAt)
  if (inside) return stayInside(motion, fix)
  if (fix.shownAt - motion.newestAt > GAP_MS) return anchoredAt(fix, isSurelyMoving(fix), fix.shownAt)
  if (!motion.moving && motion.outsideAt === null && mayBeOutlier(fix))
    return { ...motion, outsideAt: fix.shownAt, newestAt: fix.shownAt }
  return anchoredAt(fix, true, motion.moving ? motion.since : (motion.outsideAt ?? fix.shownAt))
}

/**
 * Also near the centre: a standing period may begin at the edge of its band, whose anchor alone would lose the rest.
 */
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
const mayBeOutlier = ({ speedKmh }: StampedPosition) => speedKmh !== null && speedKmh <= OUTLIER_UP_TO_KMH

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

/** A fix inside the band. After 300 s there it is a stop, anchored at the centre of its fixes. */
function stayInside(motion: Motion, fix: StampedPosition): Motion {
  const { moving, since, anchor, anchorAt } = motion
  const newestAt = fix.shownAt
  if (motion.standing === null)
    return { moving, since, anchor, anchorAt, standing: null, outsideAt: null, newestAt }

  const standing = { centre: centreWith(fix, motion.standing), fixes: motion.standing.fixes + 1 }
  const lastedMs = newestAt - anchorAt
  if (lastedMs < STOPPED_AFTER_MS)
    return { moving, since, anchor, anchorAt, standing, outsideAt: null, newestAt }
  return {
    moving: false,
    since: moving ? anchorAt : since,
    anchor: { ...standing.centre, accuracyM: anchor.accuracyM },
    anchorAt,
    standing: lastedMs < CENTRE_KNOWN_AFTER_MS ? standing : null,
    outsideAt: null,
    newestAt,
  }
}

const centreWith = (fix: StampedPosition, { centre, fixes }: { centre: Point; fixes: number }): Point => ({
  lat: runningMean(centre.lat, fix.lat, fixes + 1, 'lat'),
  lng: runningMean(centre.lng, fix.lng, fixes + 1, 'lng'),
})

/** Rounded to the resolution of the trail, so that packing a state does not change it. */
const runningMean = (mean: number, value: number, count: number, field: MeasuredField) =>
  fromSteps(toSteps(mean + (value - mean) / count, field), field)

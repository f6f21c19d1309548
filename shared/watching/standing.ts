import { haversineMetres, isWithinMetres } from '../geo/distance.ts'
import { pointBetween } from '../geo/longitude.ts'
import type { Point } from '../geo/point.ts'
import { MINUTE_MS } from '../time.ts'
import { NEAR_M, STOPPED_AFTER_MS, SURELY_MOVING_KMH } from '../tracking/motion/motion.ts'
import { rounded } from '../tracking/packing/resolution.ts'
import type { WatchedFix } from './crossing.ts'
import type { Anchor } from './watch-state.ts'

/** A device that has been near its anchor for this long stands. */
const STANDING_AFTER_MS = MINUTE_MS
/** The drift of a receiver is at least this: 20 m at the 95th percentile (measured), on either side. */
export const DRIFT_M = { min: NEAR_M, max: 60 }
/** From a parked device, a fix beyond the drift takes this long to be a new place. */
const STRAY_MS = 3 * MINUTE_MS

/**
 * The anchor after a fix: where a device near an edge stands. Fixes as far away as its receiver drifts, or as their
 * accuracy, are the same place. When a parked device strays farther and comes back within 3 minutes, its drift grows
 * to include that. There is no anchor far from all edges or while driving, so that the state of a device that crosses
 * nothing stays the same. Before its first fix, a device has stood.
 */
export function nextAnchor(
  anchor: Anchor | null,
  fix: WatchedFix,
  previous: WatchedFix | null,
  nearEdge: boolean,
): Anchor | null {
  if (fix.speedKmh !== null && fix.speedKmh >= SURELY_MOVING_KMH) return null
  if (anchor === null) return nearEdge ? firstAnchor(fix, previous) : null
  if (isWithinMetres(reachM(anchor.driftM, fix), anchor, fix))
    return anchor.strayed === null ? anchor : including(anchor, anchor.strayed)
  if (isParked(anchor, fix) && including(anchor, fix).driftM <= DRIFT_M.max) {
    if (anchor.strayed === null) return { ...anchor, strayed: placeAt(fix, fix.shownAt) }
    if (fix.shownAt - anchor.strayed.at < STRAY_MS) return anchor
  }
  return nearEdge ? anchorAt(fix, fix.shownAt, anchor.driftM) : null
}

/** The smallest circle around the anchor's and a point outside it, in whole metres. */
function including(anchor: Anchor, point: Point): Anchor {
  const metres = haversineMetres(anchor, point)
  const part = (metres - anchor.driftM) / 2 / metres
  const { lat, lng } = pointBetween(anchor, point, part)
  const centre = { lat: rounded(lat, 'lat'), lng: rounded(lng, 'lng') }
  return { ...centre, at: anchor.at, driftM: Math.ceil((metres + anchor.driftM) / 2), strayed: null }
}

export const isStanding = (anchor: Anchor | null, { shownAt }: WatchedFix) =>
  anchor !== null && shownAt - anchor.at >= STANDING_AFTER_MS

const isParked = ({ at }: Anchor, { shownAt }: WatchedFix) => shownAt - at >= STOPPED_AFTER_MS

function firstAnchor(fix: WatchedFix, previous: WatchedFix | null): Anchor {
  if (previous === null) return anchorAt(fix, fix.shownAt - STANDING_AFTER_MS)
  const stayed = isWithinMetres(reachM(DRIFT_M.min, fix), previous, fix)
  return stayed ? anchorAt(previous, previous.shownAt) : anchorAt(fix, fix.shownAt)
}

const reachM = (driftM: number, { accuracyM }: WatchedFix) => Math.max(driftM, accuracyM ?? 0)

const placeAt = ({ lat, lng }: Point, at: number) => ({ lat, lng, at })

const anchorAt = (point: Point, at: number, driftM: number = DRIFT_M.min): Anchor => ({
  ...placeAt(point, at),
  driftM,
  strayed: null,
})

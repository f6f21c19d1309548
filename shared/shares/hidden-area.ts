import { haversineMetres } from '../geo/distance.ts'
import type { Point } from '../geo/point.ts'
import { RADIANS_PER_DEGREE } from '../units.ts'
import { type Circle, isInCircle } from './circle.ts'

/** Along a meridian. */
const METRES_PER_DEGREE = haversineMetres({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })
/** Closer to a pole, a cell would go round it. */
const LAST_LAT = 89

/**
 * The circle that a link hides for a place whose surroundings must stay private. Anyone can infer the edge of the
 * hidden area from where trails end, so its centre must reveal little: it is the centre of the grid cell that
 * contains the place, where cells reach as far as the radius from their centre, and its radius is twice the given
 * one. So the area covers the given circle, and its edge reveals no more than the cell. A random offset would reveal
 * more: each further link to the same place would halve what is unknown, while here all of them hide the same area.
 */
export function hiddenArea({ lat, lng, radiusM }: Circle): Circle {
  const side = (radiusM * Math.SQRT2) / METRES_PER_DEGREE
  const row = Math.floor(lat / side)
  // The row's edge nearest to the equator, where its cells are widest.
  const widest = Math.min(LAST_LAT, Math.abs(row < 0 ? (row + 1) * side : row * side))
  const width = side / Math.cos(widest * RADIANS_PER_DEGREE)
  const column = Math.floor(lng / width)
  const centreLng = (column + 0.5) * width
  return {
    lat: Math.max(-90, Math.min(90, (row + 0.5) * side)),
    lng: centreLng > 180 ? centreLng - 360 : Math.max(-180, centreLng),
    radiusM: 2 * radiusM,
  }
}

/** The stretches of a path outside an area, each in its order. */
export function stretchesOutside<Fix extends Point>(path: readonly Fix[], area: Circle): Fix[][] {
  const stretches: Fix[][] = []
  let open: Fix[] | null = null
  for (const fix of path) {
    if (isInCircle(area, fix)) {
      open = null
      continue
    }
    if (open === null) {
      open = []
      stretches.push(open)
    }
    open.push(fix)
  }
  return stretches
}

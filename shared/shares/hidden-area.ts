import { haversineMetres } from '../geo/distance.ts'
import { type Circle, isInCircle } from './circle.ts'

/** Along a meridian. */
const METRES_PER_DEGREE = haversineMetres({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })
/** Nearer to a pole a cell would go round it. */
const LAST_LAT = 89
const RADIANS_PER_DEGREE = Math.PI / 180

/**
 * The circle that is left out of a link, for a place whose surroundings shall not be seen. Where trails end tells
 * everybody the edge of what is left out, so its centre must tell little: it is the middle of the cell that holds the
 * place, in a grid whose cells reach as far as the radius from their middle, and it is twice as wide as asked. So all
 * that was asked for lies in it, and who finds its edge learns the cell. A random shift would tell more: each further
 * link to the same place would halve what is not known, while here all of them say the same.
 */
export function hiddenArea({ lat, lng, radiusM }: Circle): Circle {
  const side = (radiusM * Math.SQRT2) / METRES_PER_DEGREE
  const row = Math.floor(lat / side)
  // The edge of the row that is nearer to the equator: no cell of the row is wider than there.
  const widest = Math.min(LAST_LAT, Math.abs(row < 0 ? (row + 1) * side : row * side))
  const width = side / Math.cos(widest * RADIANS_PER_DEGREE)
  const column = Math.floor(lng / width)
  const middle = (column + 0.5) * width
  return {
    lat: Math.max(-90, Math.min(90, (row + 0.5) * side)),
    lng: middle > 180 ? middle - 360 : Math.max(-180, middle),
    radiusM: 2 * radiusM,
  }
}

/** The stretches of a way that lie outside of an area, each in its order. */
export function stretchesOutside<Fix extends { lat: number; lng: number }>(
  way: readonly Fix[],
  area: Circle,
): Fix[][] {
  const stretches: Fix[][] = []
  let open: Fix[] | null = null
  for (const fix of way) {
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

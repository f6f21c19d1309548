import type { Point } from '../../../../shared/geo/point.ts'
import { RADIANS_PER_DEGREE } from '../../../../shared/units.ts'
import { DRIVE, shareAt } from './drive.ts'

export const MAP = { width: 800, height: 520 }
export const CHART = { width: 800, height: 72 }

const CENTRE = { lat: 25.667, lng: -80.216 }
const DEGREES_WIDE = 0.128
const TOP_KMH = 66

const scale = MAP.width / DEGREES_WIDE
const stretch = 1 / Math.cos(CENTRE.lat * RADIANS_PER_DEGREE)

/** A point on the map, in its units. Over a few kilometres, an equirectangular projection is exact enough. */
export const projected = ({ lat, lng }: Point) => ({
  x: tenth(MAP.width / 2 + (lng - CENTRE.lng) * scale),
  y: tenth(MAP.height / 2 - (lat - CENTRE.lat) * scale * stretch),
})

export const linePath = (points: readonly Point[]) =>
  `M${points
    .map(projected)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`

/** The speed over the drive, as an area. */
export function speedPath(): string {
  const line = DRIVE.map(({ shownAt, speedKmh }) => {
    const x = tenth(shareAt(shownAt) * CHART.width)
    const y = tenth(CHART.height - ((speedKmh ?? 0) / TOP_KMH) * CHART.height)
    return `${x} ${y}`
  })
  return `M0 ${CHART.height}L${line.join('L')}L${CHART.width} ${CHART.height}Z`
}

const tenth = (value: number) => Math.round(value * 10) / 10

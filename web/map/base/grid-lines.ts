import type { Feature, FeatureCollection, LineString } from 'geojson'
import type { Bounds } from '../../../shared/geo/bounds.ts'

/** Minutes of arc between grid lines, from each zoom up. */
const STEPS: readonly (readonly [zoom: number, minutes: number])[] = [
  [15.5, 0.25],
  [13.5, 1],
  [11.5, 5],
  [10, 10],
  [8.5, 30],
  [6.5, 60],
  [4.5, 300],
  [0, 1800],
]
const MINUTES_PER_DEGREE = 60
const LAT_MAX = 85

/** The meridians and parallels across the bounds, labelled in degrees and minutes. */
export function gridLines(bounds: Bounds, zoom: number): FeatureCollection<LineString> {
  const step = STEPS.find(([fromZoom]) => zoom >= fromZoom)?.[1] ?? MINUTES_PER_DEGREE
  const [south, north] = [Math.max(bounds.south, -LAT_MAX), Math.min(bounds.north, LAT_MAX)]
  const meridians = stepsBetween(bounds.west, bounds.east, step).map((lng) =>
    lineOf(
      [
        [lng, south],
        [lng, north],
      ],
      degreesText(lng, 'E', 'W'),
    ),
  )
  const parallels = stepsBetween(south, north, step).map((lat) =>
    lineOf(
      [
        [bounds.west, lat],
        [bounds.east, lat],
      ],
      degreesText(lat, 'N', 'S'),
    ),
  )
  return { type: 'FeatureCollection', features: [...meridians, ...parallels] }
}

function stepsBetween(from: number, to: number, stepMinutes: number): number[] {
  const first = Math.ceil((from * MINUTES_PER_DEGREE) / stepMinutes)
  const last = Math.floor((to * MINUTES_PER_DEGREE) / stepMinutes)
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => ((first + index) * stepMinutes) / MINUTES_PER_DEGREE,
  )
}

const lineOf = (coordinates: number[][], name: string): Feature<LineString> => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates },
  properties: { name },
})

/** `26°10′ N`, `26°04.25′ N`. Longitudes beyond ±180 are wrapped. */
export function degreesText(degrees: number, positive: string, negative: string): string {
  const wrapped = ((((degrees + 180) % 360) + 360) % 360) - 180
  const minutes = Math.round(Math.abs(wrapped) * MINUTES_PER_DEGREE * 100) / 100
  const rest = Math.round((minutes % MINUTES_PER_DEGREE) * 100) / 100
  const side = wrapped < 0 ? negative : positive
  const restText = rest === 0 ? '' : `${rest < 10 ? '0' : ''}${rest}′`
  return `${Math.floor(minutes / MINUTES_PER_DEGREE)}°${restText} ${side}`
}

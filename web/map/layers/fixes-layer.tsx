import type { FeatureCollection, Point as GeoPoint } from 'geojson'
import type { ExpressionSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import type { Point } from '../../../shared/geo/point.ts'
import type { LoadedBase } from '../map-context.ts'
import { type SlotLayer, useGeoJsonLayers } from '../use-geojson-layers.ts'

export type FixMark = Point & { held: boolean }

const COLOURS = {
  light: { ink: '#14233a', paper: '#ffffff' },
  dark: { ink: '#ffffff', paper: '#0a121c' },
}
const IS_HELD: ExpressionSpecification = ['get', 'held']

const layersFor = ({ tone }: LoadedBase): SlotLayer[] => [
  {
    id: 'fixes',
    type: 'circle',
    paint: {
      'circle-radius': 4,
      'circle-color': ['case', IS_HELD, COLOURS[tone].paper, COLOURS[tone].ink],
      'circle-stroke-color': ['case', IS_HELD, COLOURS[tone].ink, COLOURS[tone].paper],
      'circle-stroke-width': 1.5,
    },
  },
]

/** Single fixes as dots. Those that are held are hollow. */
export function FixesLayer({ fixes }: { fixes: readonly FixMark[] }) {
  useGeoJsonLayers(
    'trail-points',
    useMemo(() => featuresOf(fixes), [fixes]),
    layersFor,
  )
  return null
}

const featuresOf = (fixes: readonly FixMark[]): FeatureCollection<GeoPoint> => ({
  type: 'FeatureCollection',
  features: fixes.map(({ lat, lng, held }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { held },
  })),
})

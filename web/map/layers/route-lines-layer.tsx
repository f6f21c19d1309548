import type { ExpressionSpecification } from 'maplibre-gl'
import type { RouteFeatures } from '../features/route-features.ts'
import type { LoadedBase } from '../map-context.ts'
import { type SlotLayer, useGeoJsonLayers } from '../use-geojson-layers.ts'
import { SPEED_COLOUR, TOUCH_LAYER, UNSIMPLIFIED } from './trails-layer.tsx'

/** Specification 1.2. */
const POINTS_FROM_ZOOM = 12
const CASING = { light: '#ffffff', dark: '#0a121c' }
const COLOUR: ExpressionSpecification = [
  'case',
  ['==', ['get', 'colour'], null],
  SPEED_COLOUR,
  ['to-color', ['get', 'colour'], '#000000'],
]
/** Fainter outside the selected stretch. */
const OPACITY: ExpressionSpecification = ['case', ['get', 'chosen'], 1, 0.28]
const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const
const IS_LINE: ExpressionSpecification = ['==', ['geometry-type'], 'LineString']
const IS_POINT: ExpressionSpecification = ['==', ['geometry-type'], 'Point']

const layersFor = ({ tone }: LoadedBase): SlotLayer[] => [
  {
    id: 'casing',
    type: 'line',
    filter: IS_LINE,
    layout: ROUND,
    paint: { 'line-color': CASING[tone], 'line-width': 7, 'line-opacity': ['*', 0.85, OPACITY] },
  },
  {
    id: 'line',
    type: 'line',
    filter: IS_LINE,
    layout: ROUND,
    paint: { 'line-color': COLOUR, 'line-width': 4, 'line-opacity': OPACITY },
  },
  {
    id: 'points',
    type: 'circle',
    filter: IS_POINT,
    minzoom: POINTS_FROM_ZOOM,
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], POINTS_FROM_ZOOM, 3, 14, 4],
      'circle-color': COLOUR,
      'circle-opacity': OPACITY,
      'circle-stroke-color': CASING[tone],
      'circle-stroke-width': 1.2,
      'circle-stroke-opacity': OPACITY,
    },
  },
  { ...TOUCH_LAYER, filter: IS_LINE },
]

/** Routes coloured by speed or by device. The selected stretch stands out. */
export function RouteLinesLayer({ features }: { features: RouteFeatures }) {
  useGeoJsonLayers('trails', features, layersFor, UNSIMPLIFIED)
  return null
}

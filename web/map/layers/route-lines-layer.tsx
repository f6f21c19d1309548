import type { ExpressionSpecification } from 'maplibre-gl'
import type { RouteFeatures } from '../features/route-features.ts'
import type { LoadedBase } from '../map-context.ts'
import { type SlotLayer, useGeoJsonLayers } from '../use-geojson-layers.ts'
import { SPEED_COLOUR, UNSIMPLIFIED } from './trails-layer.tsx'

/** From here on the points are seen (specification 1.2). */
const POINTS_FROM_ZOOM = 12
const CASING = { light: '#ffffff', dark: '#0a121c' }
const COLOUR: ExpressionSpecification = [
  'case',
  ['==', ['get', 'colour'], null],
  SPEED_COLOUR,
  ['to-color', ['get', 'colour'], '#000000'],
]
/** Outside of the selected stretch. */
const STRENGTH: ExpressionSpecification = ['case', ['get', 'chosen'], 1, 0.28]
const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const
const IS_LINE: ExpressionSpecification = ['==', ['geometry-type'], 'LineString']
const IS_POINT: ExpressionSpecification = ['==', ['geometry-type'], 'Point']
/** Wide enough for a finger, and not seen. */
const TOUCH_WIDTH_PX = 22

const layersFor = ({ tone }: LoadedBase): SlotLayer[] => [
  {
    id: 'casing',
    type: 'line',
    filter: IS_LINE,
    layout: ROUND,
    paint: { 'line-color': CASING[tone], 'line-width': 7, 'line-opacity': ['*', 0.85, STRENGTH] },
  },
  {
    id: 'line',
    type: 'line',
    filter: IS_LINE,
    layout: ROUND,
    paint: { 'line-color': COLOUR, 'line-width': 4, 'line-opacity': STRENGTH },
  },
  {
    id: 'points',
    type: 'circle',
    filter: IS_POINT,
    minzoom: POINTS_FROM_ZOOM,
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], POINTS_FROM_ZOOM, 3, 14, 4],
      'circle-color': COLOUR,
      'circle-opacity': STRENGTH,
      'circle-stroke-color': CASING[tone],
      'circle-stroke-width': 1.2,
      'circle-stroke-opacity': STRENGTH,
    },
  },
  {
    id: 'touch',
    type: 'line',
    filter: IS_LINE,
    paint: { 'line-width': TOUCH_WIDTH_PX, 'line-opacity': 0 },
  },
]

/** Routes by speed, or by the colour of their device; the selected stretch stands out. */
export function RouteLinesLayer({ features }: { features: RouteFeatures }) {
  useGeoJsonLayers('trails', features, layersFor, UNSIMPLIFIED)
  return null
}

import type { ExpressionSpecification } from 'maplibre-gl'
import { STATUS_COLOURS } from '../../theme/status-colours.ts'
import type { TrailFeatures } from '../features/trail-features.ts'
import type { LoadedBase } from '../map-context.ts'
import { type SlotLayer, useGeoJsonLayers } from '../use-geojson-layers.ts'
import { SPEED_COLOUR_STOPS } from './line-colours.ts'

const IS_SELECTED: ExpressionSpecification = ['==', ['get', 'selected'], true]
const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const
const CASING = { light: '#ffffff', dark: '#0a121c' }
const [SLOWEST, ...FASTER] = SPEED_COLOUR_STOPS
export const SPEED_COLOUR: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['get', 'speedKmh'],
  ...SLOWEST,
  ...FASTER.flat(),
]
/** Invisible, and wide enough for a finger. */
export const TOUCH_LAYER = {
  id: 'touch',
  type: 'line',
  paint: { 'line-width': 22, 'line-opacity': 0 },
} as const
const FADE: ExpressionSpecification = ['interpolate', ['linear'], ['get', 'strength'], 0, 0.12, 1, 0.95]

const layersFor = ({ tone }: LoadedBase): SlotLayer[] => [
  {
    id: 'others',
    type: 'line',
    filter: ['!', IS_SELECTED],
    layout: ROUND,
    paint: {
      'line-color': ['case', ['get', 'online'], STATUS_COLOURS[tone].live, STATUS_COLOURS[tone].silent],
      'line-width': ['interpolate', ['linear'], ['zoom'], 6, 1.6, 14, 3],
      'line-opacity': FADE,
    },
  },
  {
    id: 'casing',
    type: 'line',
    filter: IS_SELECTED,
    layout: ROUND,
    paint: { 'line-color': CASING[tone], 'line-width': 7, 'line-opacity': ['*', 0.9, FADE] },
  },
  {
    id: 'selected',
    type: 'line',
    filter: IS_SELECTED,
    layout: ROUND,
    paint: { 'line-color': SPEED_COLOUR, 'line-width': 4, 'line-opacity': ['max', 0.45, FADE] },
  },
  TOUCH_LAYER,
]

/** Lines are already simplified, and MapLibre would drop short ones. */
export const UNSIMPLIFIED = { tolerance: 0 }

/** Trails that fade with age: green if the device is online, grey if offline, coloured by speed if selected. */
export function TrailsLayer({ features }: { features: TrailFeatures }) {
  useGeoJsonLayers('trails', features, layersFor, UNSIMPLIFIED)
  return null
}

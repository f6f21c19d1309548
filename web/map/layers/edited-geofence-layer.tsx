import type { ExpressionSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { geofenceFeatures } from '../features/geofence-features.ts'
import type { LoadedBase } from '../map-context.ts'
import { type SlotLayer, useGeoJsonLayers } from '../use-geojson-layers.ts'
import { DRAWING_COLOUR } from './drawing-colour.ts'
import { FINE } from './geofences-layer.tsx'

const IS_AREA: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon']

const layersFor = ({ tone }: LoadedBase): SlotLayer[] => [
  {
    id: 'area',
    type: 'fill',
    filter: IS_AREA,
    paint: { 'fill-color': DRAWING_COLOUR[tone], 'fill-opacity': 0.22 },
  },
  {
    id: 'edge',
    type: 'line',
    filter: IS_AREA,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': DRAWING_COLOUR[tone], 'line-width': 3 },
  },
]

/** The boundary that is being drawn or edited. */
export function EditedGeofenceLayer({ boundary }: { boundary: DrawnShape }) {
  useGeoJsonLayers(
    'edited-geofence',
    useMemo(() => geofenceFeatures([{ ...boundary, geofenceId: '', name: '', active: true }]), [boundary]),
    layersFor,
    FINE,
  )
  return null
}

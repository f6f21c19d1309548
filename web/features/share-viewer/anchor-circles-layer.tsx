import type { ExpressionSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import { FINE } from '../../map/layers/geofences-layer.tsx'
import { type SlotLayer, useGeoJsonLayers } from '../../map/use-geojson-layers.ts'
import { useTone } from '../../theme/use-tone.ts'
import type { WatchedDevice } from './viewer-devices.ts'
import { circleFeatures } from './watched-circle.ts'

const COLOUR: ExpressionSpecification = ['get', 'colour']

const layersFor = (): SlotLayer[] => [
  { id: 'circle', type: 'fill', paint: { 'fill-color': COLOUR, 'fill-opacity': 0.14 } },
  { id: 'edge', type: 'line', paint: { 'line-color': COLOUR, 'line-width': 2 } },
]

/** The circles of anchor watches, in the slot of geofences, of which a viewer sees none. */
export function AnchorCirclesLayer({ devices }: { devices: readonly WatchedDevice[] }) {
  const tone = useTone()
  useGeoJsonLayers(
    'geofences',
    useMemo(() => circleFeatures(devices, tone), [devices, tone]),
    layersFor,
    FINE,
  )
  return null
}

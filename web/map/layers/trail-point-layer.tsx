import type { FeatureCollection, Point as GeoPoint } from 'geojson'
import type { MapMouseEvent } from 'maplibre-gl'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { DeviceTrail } from '../features/trail-features.ts'
import { nearestTrailPoint, type TrailPoint } from '../features/trail-point.ts'
import { type LoadedBase, useMap } from '../map-context.ts'
import { MapPopup } from '../map-popup.tsx'
import { type SlotLayer, useGeoJsonLayers } from '../use-geojson-layers.ts'
import { useHover } from './use-pointer.ts'

const TRAILS = ['trails:touch']
/** A device or stop under the pointer takes precedence over the trail beneath it. */
const MARKERS = [
  'devices:markers',
  'devices:clusters',
  'near-devices:markers',
  'selected-device:marker',
  'stops:disc',
]
const POPUP_OFFSET_PX = 12
const DOT = { light: { fill: '#14233a', edge: '#ffffff' }, dark: { fill: '#ffffff', edge: '#0a121c' } }

const layersFor = ({ tone }: LoadedBase): SlotLayer[] => [
  {
    id: 'dot',
    type: 'circle',
    paint: {
      'circle-radius': 5,
      'circle-color': DOT[tone].fill,
      'circle-stroke-color': DOT[tone].edge,
      'circle-stroke-width': 2,
    },
  },
]

type Props = { trails: readonly DeviceTrail[]; describe: (found: TrailPoint) => ReactNode }

/** Shows a popup for the trail point under the mouse, or for one that was tapped. */
export function TrailPointLayer({ trails, describe }: Props) {
  const { map } = useMap()
  const [found, setFound] = useState<TrailPoint | null>(null)
  const shown = trails.some(({ deviceId }) => deviceId === found?.trail.deviceId) ? found : null
  const newest = useRef(trails)
  newest.current = trails
  useGeoJsonLayers(
    'trail-points',
    useMemo(() => featuresOf(shown), [shown]),
    layersFor,
  )

  const pointAt = ({ lngLat, point }: MapMouseEvent, deviceId: unknown) => {
    const markers = MARKERS.filter((id) => map.getLayer(id))
    if (map.queryRenderedFeatures(point, { layers: markers }).length > 0) return null
    const touched = newest.current.filter((trail) => trail.deviceId === deviceId)
    return nearestTrailPoint(touched, lngLat.wrap())
  }
  useHover(
    TRAILS,
    ({ properties }, event) => setFound(pointAt(event, properties.deviceId)),
    () => setFound(null),
  )

  const tap = useRef(pointAt)
  tap.current = pointAt
  useEffect(() => {
    const press = (event: MapMouseEvent) => {
      const layers = TRAILS.filter((id) => map.getLayer(id))
      const [feature] = map.queryRenderedFeatures(event.point, { layers })
      setFound(feature ? tap.current(event, feature.properties.deviceId) : null)
    }
    map.on('click', press)
    return () => {
      map.off('click', press)
    }
  }, [map])

  if (shown === null) return null
  return (
    <MapPopup at={shown.point} offsetPx={POPUP_OFFSET_PX}>
      {describe(shown)}
    </MapPopup>
  )
}

const featuresOf = (found: TrailPoint | null): FeatureCollection<GeoPoint> => ({
  type: 'FeatureCollection',
  features:
    found === null
      ? []
      : [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [found.point.lng, found.point.lat] },
            properties: {},
          },
        ],
})

import type { FeatureCollection, Point as GeoPoint } from 'geojson'
import type { ExpressionSpecification } from 'maplibre-gl'
import { useEffect, useMemo } from 'react'
import type { Point } from '../../../shared/geo/point.ts'
import { MAX_ZOOM } from '../camera/max-zoom.ts'
import type { LoadedBase } from '../map-context.ts'
import { useMap } from '../map-context.ts'
import { type SlotLayer, useGeoJsonLayers } from '../use-geojson-layers.ts'

export type UserLocation = Point & { accuracyM: number }

const FLY_TO_ZOOM = 14
/** Metres per pixel at zoom 0 on the equator, where MapLibre's world is 512 pixels wide. */
const METRES_PER_PIXEL = 78_271.517
const BLUE = { light: '#0b5fff', dark: '#5b9bff' }
const EDGE = { light: '#ffffff', dark: '#101a26' }

const RADIUS: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  0,
  ['get', 'radiusPx'],
  MAX_ZOOM,
  ['*', ['get', 'radiusPx'], 2 ** MAX_ZOOM],
]

const layersFor = ({ tone }: LoadedBase): SlotLayer[] => [
  {
    id: 'accuracy',
    type: 'circle',
    paint: { 'circle-radius': RADIUS, 'circle-color': BLUE[tone], 'circle-opacity': 0.14 },
  },
  {
    id: 'dot',
    type: 'circle',
    paint: {
      'circle-radius': 6.5,
      'circle-color': BLUE[tone],
      'circle-stroke-color': EDGE[tone],
      'circle-stroke-width': 2.5,
    },
  },
]

/** The user's location in its circle of accuracy. The map flies to each new one. */
export function MyLocationLayer({ location, maxZoom }: { location: UserLocation; maxZoom: number }) {
  const { map } = useMap()
  useGeoJsonLayers(
    'my-location',
    useMemo(() => featuresOf(location), [location]),
    layersFor,
  )
  useEffect(() => {
    const zoom = Math.min(maxZoom, Math.max(FLY_TO_ZOOM, map.getZoom()))
    map.flyTo({ center: [location.lng, location.lat], zoom })
  }, [map, location, maxZoom])
  return null
}

function featuresOf({ lat, lng, accuracyM }: UserLocation): FeatureCollection<GeoPoint> {
  const radiusPx = accuracyM / (METRES_PER_PIXEL * Math.cos((lat * Math.PI) / 180))
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', geometry: { type: 'Point', coordinates: [lng, lat] }, properties: { radiusPx } },
    ],
  }
}

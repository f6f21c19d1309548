import type { FeatureCollection, Point as GeoPoint } from 'geojson'
import type { ExpressionSpecification } from 'maplibre-gl'
import { useEffect, useMemo } from 'react'
import type { Point } from '../../../shared/geo/point.ts'
import type { LoadedBase } from '../map-context.ts'
import { useMap } from '../map-context.ts'
import { type SlotLayer, useGeoJsonLayers } from '../use-geojson-layers.ts'

export type UserLocation = Point & { accuracyM: number }

const FLOWN_TO_ZOOM = 14
const MOST_ZOOM = 22
/** Metres of a pixel at zoom 0 on the equator, of MapLibre's world of 512 pixels. */
const METRES_PER_PIXEL = 78_271.517
const BLUE = { light: '#0b5fff', dark: '#5b9bff' }
const EDGE = { light: '#ffffff', dark: '#101a26' }

const RADIUS: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  0,
  ['get', 'radiusPx'],
  MOST_ZOOM,
  ['*', ['get', 'radiusPx'], 2 ** MOST_ZOOM],
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

/** Where the user is, in the circle that the device vouches for; flown to whenever it is asked for anew. */
export function MyLocationLayer({ place, nearest }: { place: UserLocation; nearest: number }) {
  const { map } = useMap()
  useGeoJsonLayers(
    'my-location',
    useMemo(() => featuresOf(place), [place]),
    layersFor,
  )
  useEffect(() => {
    const zoom = Math.min(nearest, Math.max(FLOWN_TO_ZOOM, map.getZoom()))
    map.flyTo({ center: [place.lng, place.lat], zoom })
  }, [map, place, nearest])
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

import type { FeatureCollection, Point as GeoPoint } from 'geojson'
import type { ExpressionSpecification, MapLayerMouseEvent } from 'maplibre-gl'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Point } from '../../../shared/geo/point.ts'
import { type LoadedBase, useMap } from '../map-context.ts'
import { MapPopup } from '../map-popup.tsx'
import { type SlotLayer, useGeoJsonLayers } from '../use-geojson-layers.ts'
import { useHover, usePointer } from './use-pointer.ts'

/** `length` is the formatted duration. */
type StopMark = { id: string; at: Point; length: string; selected: boolean }

const DISCS = ['stops:disc']
const POPUP_OFFSET_PX = 14
const LENGTHS_FROM_ZOOM = 11
const COLOURS = {
  light: { paper: '#ffffff', ink: '#14233a', halo: 'rgb(255 255 255 / 92%)' },
  dark: { paper: '#0a121c', ink: '#e9eff7', halo: 'rgb(10 18 28 / 92%)' },
}
const whenSelected = <Value extends string | number>(
  selected: Value,
  other: Value,
): ExpressionSpecification => ['case', ['get', 'selected'], selected, other]

const layersFor = ({ tone, font }: LoadedBase): SlotLayer[] => [
  {
    id: 'disc',
    type: 'circle',
    paint: {
      'circle-radius': whenSelected(12, 9),
      'circle-color': whenSelected(COLOURS[tone].ink, COLOURS[tone].paper),
      'circle-stroke-color': whenSelected(COLOURS[tone].paper, COLOURS[tone].ink),
      'circle-stroke-width': 2,
    },
  },
  {
    id: 'letter',
    type: 'symbol',
    layout: {
      'text-field': 'P',
      'text-font': font,
      'text-size': 12,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': whenSelected(COLOURS[tone].paper, COLOURS[tone].ink) },
  },
  {
    id: 'length',
    type: 'symbol',
    minzoom: LENGTHS_FROM_ZOOM,
    layout: {
      'text-field': ['get', 'length'],
      'text-font': font,
      'text-size': 12,
      'text-anchor': 'top',
      'text-offset': [0, 1.1],
    },
    paint: {
      'text-color': COLOURS[tone].ink,
      'text-halo-color': COLOURS[tone].halo,
      'text-halo-width': 1.6,
    },
  },
]

type Props = {
  stops: readonly StopMark[]
  select: (id: string) => void
  describe: (id: string) => ReactNode
}

/** Stops with their durations. Pressing one selects it. The list beside the map has the same content. */
export function StopsLayer({ stops, select, describe }: Props) {
  const { map } = useMap()
  const [hovered, setHovered] = useState<unknown>()
  useGeoJsonLayers(
    'stops',
    useMemo(() => featuresOf(stops), [stops]),
    layersFor,
  )
  usePointer(DISCS)
  useHover(
    DISCS,
    ({ properties }) => setHovered(properties.id),
    () => setHovered(undefined),
  )
  useEffect(() => {
    const press = ({ features: [pressed] = [] }: MapLayerMouseEvent) => {
      if (typeof pressed?.properties.id === 'string') select(pressed.properties.id)
    }
    map.on('click', DISCS, press)
    return () => {
      map.off('click', DISCS, press)
    }
  }, [map, select])

  const shown = stops.find(({ id }) => id === hovered)
  if (shown === undefined) return null
  return (
    <MapPopup at={shown.at} offsetPx={POPUP_OFFSET_PX}>
      {describe(shown.id)}
    </MapPopup>
  )
}

const featuresOf = (stops: readonly StopMark[]): FeatureCollection<GeoPoint> => ({
  type: 'FeatureCollection',
  features: stops.map(({ at: { lat, lng }, ...properties }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties,
  })),
})

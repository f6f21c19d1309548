import type { ExpressionSpecification, MapLayerMouseEvent } from 'maplibre-gl'
import { useEffect, useMemo } from 'react'
import { type DrawnGeofence, geofenceFeatures } from '../features/geofence-features.ts'
import { type LoadedBase, useMap } from '../map-context.ts'
import { type SlotLayer, useGeoJsonLayers } from '../use-geojson-layers.ts'
import { usePointer } from './use-pointer.ts'

const COLOURS = {
  light: { active: '#0b5fff', inactive: '#5d6776', ink: '#14233a', halo: 'rgb(255 255 255 / 92%)' },
  dark: { active: '#7db0ff', inactive: '#c3cedb', ink: '#e9eff7', halo: 'rgb(10 18 28 / 92%)' },
}
const NAMES_FROM_ZOOM = 8
const IS_AREA: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon']
const IS_ACTIVE: ExpressionSpecification = ['==', ['get', 'active'], true]
const whenSelected = (selected: number, other: number): ExpressionSpecification => [
  'case',
  ['get', 'selected'],
  selected,
  other,
]

const layersFor = ({ tone, font }: LoadedBase): SlotLayer[] => {
  const { active, inactive, ink, halo } = COLOURS[tone]
  const colour: ExpressionSpecification = ['case', IS_ACTIVE, active, inactive]
  return [
    {
      id: 'area',
      type: 'fill',
      filter: IS_AREA,
      paint: { 'fill-color': colour, 'fill-opacity': whenSelected(0.28, 0.14) },
    },
    {
      id: 'edge',
      type: 'line',
      filter: ['all', IS_AREA, IS_ACTIVE],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colour, 'line-width': whenSelected(3.5, 2) },
    },
    {
      id: 'inactive-edge',
      type: 'line',
      filter: ['all', IS_AREA, ['!', IS_ACTIVE]],
      paint: { 'line-color': colour, 'line-width': whenSelected(3.5, 2), 'line-dasharray': [2, 2] },
    },
    {
      id: 'names',
      type: 'symbol',
      filter: ['==', ['geometry-type'], 'Point'],
      minzoom: NAMES_FROM_ZOOM,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': 12,
        'text-anchor': 'bottom',
        'text-offset': [0, -0.3],
        'text-max-width': 12,
        'text-optional': true,
      },
      paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.6 },
    },
  ]
}

/** MapLibre's own tolerance makes a circle look like a polygon. */
export const FINE = { tolerance: 0.05 }
const AREAS = ['geofences:area']
const NOT_PRESSABLE: string[] = []

type Props = {
  geofences: readonly DrawnGeofence[]
  selectedId?: string | null
  /** Called with the pressed geofence. Without it, presses reach what is beneath. */
  select?: (geofenceId: string) => void
}

/** Geofences with their names. Inactive ones are grey, with a dashed edge. */
export function GeofencesLayer({ geofences, selectedId = null, select }: Props) {
  const { map } = useMap()
  useGeoJsonLayers(
    'geofences',
    useMemo(() => geofenceFeatures(geofences, selectedId), [geofences, selectedId]),
    layersFor,
    FINE,
  )
  usePointer(select === undefined ? NOT_PRESSABLE : AREAS)
  useEffect(() => {
    if (select === undefined) return
    const press = ({ features: [pressed] = [] }: MapLayerMouseEvent) => {
      if (typeof pressed?.properties.geofenceId === 'string') select(pressed.properties.geofenceId)
    }
    map.on('click', AREAS, press)
    return () => {
      map.off('click', AREAS, press)
    }
  }, [map, select])
  return null
}

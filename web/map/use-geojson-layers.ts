import type { FeatureCollection } from 'geojson'
import type {
  AddLayerObject,
  CircleLayerSpecification,
  FillLayerSpecification,
  GeoJSONSource,
  GeoJSONSourceSpecification,
  LineLayerSpecification,
  Map as MapLibreMap,
  RasterLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { featureChanges, type IsRelevant } from './features/feature-changes.ts'
import { glide } from './features/glide.ts'
import { type LoadedBase, useMap } from './map-context.ts'
import { EVERYWHERE, isInScope } from './view/source-scope.ts'
import {
  coversView,
  featuresInViewport,
  isVisibleChange,
  type Viewport,
  viewportOf,
} from './view/viewport.ts'

/** The slot and the source of the seamarks. */
export const SEAMARKS = 'seamarks'

/** From bottom to top, in whatever order the layers are added. */
const SLOTS = [
  SEAMARKS,
  'geofences',
  'edited-geofence',
  'trails',
  'trail-points',
  'stops',
  'my-location',
  'devices',
  'near-devices',
  'selected-device',
] as const
type Slot = (typeof SLOTS)[number]

export type SlotLayer =
  | Omit<SymbolLayerSpecification, 'source'>
  | Omit<LineLayerSpecification, 'source'>
  | Omit<CircleLayerSpecification, 'source'>
  | Omit<FillLayerSpecification, 'source'>
  | Omit<RasterLayerSpecification, 'source'>
type SourceOptions = Omit<Partial<GeoJSONSourceSpecification>, 'type' | 'data' | 'promoteId'> & {
  /** The property with each feature's id. With ids, only changed features are passed to the map. */
  promoteId?: string
}
const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }

/**
 * Keeps one GeoJSON source and its layers on the map, adds them again after a change of base style, and updates their
 * features. With feature ids, only visible changes are passed to the map, and the rest once the map zooms in or moves:
 * ten thousand devices that move by less than a pixel then cost nothing.
 */
export function useGeoJsonLayers(
  slot: Slot,
  features: FeatureCollection,
  layersFor: (base: LoadedBase) => SlotLayer[],
  options?: SourceOptions,
  scope = EVERYWHERE,
) {
  const { map, base } = useMap()
  const wanted = useRef(features)
  const shown = useRef(features)
  const viewport = useRef<Viewport | null>(null)
  const idKey = options?.promoteId

  useEffect(() => {
    if (base === null) return
    shown.current = scope.features === 'all' ? wanted.current : NOTHING
    viewport.current = null
    map.addSource(slot, { ...options, type: 'geojson', data: shown.current })
    for (const layer of layersFor(base)) addLayer(map, slot, layer)
    return () => removeSlot(map, slot)
  }, [map, base, slot, layersFor, options, scope])

  useEffect(() => {
    const source = base === null ? undefined : map.getSource<GeoJSONSource>(slot)
    if (source === undefined) return
    const update = () => {
      if (idKey === undefined) return source.setData(wanted.current)
      viewport.current = null
      // out of scope nothing is passed on; the next move checks again
      if (!isInScope(scope, map)) return
      const current = viewportOf(map)
      viewport.current = current
      const inScope = scope.features === 'all' ? wanted.current : featuresInViewport(wanted.current, current)
      const isRelevant: IsRelevant = (was, now) => isVisibleChange(was, now, current)
      const result = featureChanges(shown.current, inScope, idKey, isRelevant)
      shown.current = result.shown
      if (result.changes === 'all') source.setData(result.shown)
      else if (result.changes !== null) source.updateData(result.changes)
    }
    const updateIfMoved = () => {
      if (idKey === undefined || shown.current === wanted.current) return
      if (viewport.current === null || !coversView(viewport.current, map)) update()
    }
    map.on('move', updateIfMoved)
    const stop = glide(wanted.current, features, (frame) => {
      wanted.current = frame
      update()
    })
    return () => {
      map.off('move', updateIfMoved)
      stop?.()
    }
  }, [map, base, slot, features, idKey, scope])
}

export function addLayer(map: MapLibreMap, slot: Slot, layer: SlotLayer): void {
  const inSlot: AddLayerObject = { ...layer, id: `${slot}:${layer.id}`, source: slot }
  map.addLayer(inSlot, firstLayerAbove(map, slot))
}

function firstLayerAbove(map: MapLibreMap, slot: Slot): string | undefined {
  const above: readonly string[] = SLOTS.slice(SLOTS.indexOf(slot) + 1)
  return map.getLayersOrder().find((id) => above.includes(id.split(':')[0] ?? ''))
}

/** Does nothing if the map, or the base style that held the slot, was removed first. */
export function removeSlot(map: MapLibreMap, slot: Slot): void {
  if (map._removed || !map.getSource(slot)) return
  for (const id of map.getLayersOrder()) if (id.startsWith(`${slot}:`)) map.removeLayer(id)
  map.removeSource(slot)
}

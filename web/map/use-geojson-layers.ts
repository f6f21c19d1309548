import type { FeatureCollection } from 'geojson'
import type {
  AddLayerObject,
  CircleLayerSpecification,
  GeoJSONSource,
  GeoJSONSourceSpecification,
  LineLayerSpecification,
  Map as MapLibreMap,
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

/** From the lowest to the highest, whatever the order in which they come and go. */
const SLOTS = [
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
type SourceOptions = Omit<Partial<GeoJSONSourceSpecification>, 'type' | 'data' | 'promoteId'> & {
  /** The property that is each feature's id: then only features that changed are handed over. */
  promoteId?: string
}
const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }

/**
 * Keeps one GeoJSON source and its layers on the map, puts them back after a change of base, hands over features.
 * Where features have ids, only what can be seen to change is handed over, and the rest when the map is looked at
 * from nearer or elsewhere: ten thousand devices that move by less than a pixel then cost nothing.
 */
export function useGeoJsonLayers(
  slot: Slot,
  features: FeatureCollection,
  layersFor: (base: LoadedBase) => SlotLayer[],
  options?: SourceOptions,
  reach = EVERYWHERE,
) {
  const { map, base } = useMap()
  const wanted = useRef(features)
  const told = useRef(features)
  const sight = useRef<Viewport | null>(null)
  const idKey = options?.promoteId

  useEffect(() => {
    if (base === null) return
    told.current = reach.only === 'all' ? wanted.current : NOTHING
    sight.current = null
    map.addSource(slot, { ...options, type: 'geojson', data: told.current })
    for (const layer of layersFor(base)) addLayer(map, slot, layer)
    return () => removeSlot(map, slot)
  }, [map, base, slot, layersFor, options, reach])

  useEffect(() => {
    const source = base === null ? undefined : map.getSource<GeoJSONSource>(slot)
    if (source === undefined) return
    const tell = () => {
      if (idKey === undefined) return source.setData(wanted.current)
      sight.current = null
      // all of it stays due
      if (!isInScope(reach, map)) return
      const from = viewportOf(map)
      sight.current = from
      const part = reach.only === 'all' ? wanted.current : featuresInViewport(wanted.current, from)
      const matters: IsRelevant = (was, now) => isVisibleChange(was, now, from)
      const { changes, ...known } = featureChanges(told.current, part, idKey, matters)
      told.current = known.told
      if (changes === 'all') source.setData(known.told)
      else if (changes !== null) source.updateData(changes)
    }
    const look = () => {
      if (idKey === undefined || told.current === wanted.current) return
      if (sight.current === null || !coversView(sight.current, map)) tell()
    }
    map.on('move', look)
    const stop = glide(wanted.current, features, (between) => {
      wanted.current = between
      tell()
    })
    return () => {
      map.off('move', look)
      stop?.()
    }
  }, [map, base, slot, features, idKey, reach])
}

function addLayer(map: MapLibreMap, slot: Slot, layer: SlotLayer): void {
  const placed: AddLayerObject = { ...layer, id: `${slot}:${layer.id}`, source: slot }
  map.addLayer(placed, firstAbove(map, slot))
}

function firstAbove(map: MapLibreMap, slot: Slot): string | undefined {
  const above: readonly string[] = SLOTS.slice(SLOTS.indexOf(slot) + 1)
  return map.getLayersOrder().find((id) => above.includes(id.split(':')[0] ?? ''))
}

/** Nothing is left to remove when the map itself, or the base that carried the slot, has gone. */
function removeSlot(map: MapLibreMap, slot: Slot): void {
  if (map._removed || !map.getSource(slot)) return
  for (const id of map.getLayersOrder()) if (id.startsWith(`${slot}:`)) map.removeLayer(id)
  map.removeSource(slot)
}

import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { type AtlasPart, type Detail, loadAtlas } from '../base/atlas.ts'
import { builtInStyle } from '../base/built-in-style.ts'
import { gridLines } from '../base/grid-lines.ts'
import { loadTowns, townFeatures } from '../base/towns.ts'
import { type LoadedBase, useMap } from '../map-context.ts'
import { containsBounds, expandBounds, viewBounds } from '../view/bounds.ts'

/** The zoom from which each detail is needed: a coarser coast looks wrong, and a finer one takes seconds to draw. */
const FROM_ZOOM: readonly (readonly [number, Detail])[] = [
  [6, '10m'],
  [3, '50m'],
]
const WORLD: AtlasPart = { detail: '110m', within: null }

type Props = {
  /** Whether the land waits until the map has drawn what it had. */
  isLast: boolean
}

/**
 * Adds what the built-in map has above its sea: coasts in the detail of the zoom, towns, and the grid across the view. A
 * coarser coast is there first, because the finest takes seconds to load.
 */
export function BuiltInMap({ isLast }: Props) {
  const { map, base } = useMap()
  const [part, setPart] = useState(WORLD)
  const isShown = base?.builtIn === true
  const isDrawn = useFirstDrawn(isShown && isLast)
  const isDue = isShown && (isDrawn || !isLast)
  const tone = base?.tone
  const filled = useRef<{ base: LoadedBase; detail: Detail } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new base style is only the sea
  useEffect(() => {
    if (!isDue || tone === undefined) return
    const { sources, layers } = builtInStyle(tone)
    const [sea, firstAbove] = map.getLayersOrder()
    for (const [id, source] of Object.entries(sources)) map.addSource(id, source)
    for (const layer of layers) if (layer.id !== sea) map.addLayer(layer, firstAbove)
  }, [map, base, tone, isDue])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new base style has no grid
  useEffect(() => {
    if (!isDue) return
    const drawGrid = () =>
      map.getSource<GeoJSONSource>('grid')?.setData(gridLines(expandBounds(viewBounds(map)), map.getZoom()))
    const updatePart = () => setPart((before) => partFor(map, before))
    drawGrid()
    updatePart()
    map.on('moveend', drawGrid)
    map.on('move', updatePart)
    return () => {
      map.off('moveend', drawGrid)
      map.off('move', updatePart)
    }
  }, [map, base, isDue])

  useEffect(() => {
    if (!isDue || base === null) return
    let cancelled = false
    const show = async (shown: AtlasPart) => {
      const { land, coast, borders } = await loadAtlas(shown)
      if (cancelled) return
      map.getSource<GeoJSONSource>('land')?.setData(land)
      map.getSource<GeoJSONSource>('coast')?.setData(coast)
      map.getSource<GeoJSONSource>('borders')?.setData(borders)
      filled.current = { base, detail: shown.detail }
    }
    const showPart = async () => {
      const isCoarse = filled.current?.base !== base || filled.current.detail === WORLD.detail
      if (part.detail === '10m' && isCoarse) await show({ ...part, detail: '50m' })
      if (!cancelled) await show(part)
    }
    showPart().catch(logMissing)
    return () => {
      cancelled = true
    }
  }, [map, base, isDue, part])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new base style has empty sources
  useEffect(() => {
    if (!isDue) return
    let cancelled = false
    loadTowns()
      .then((towns) => {
        if (!cancelled) map.getSource<GeoJSONSource>('towns')?.setData(townFeatures(towns))
      })
      .catch(logMissing)
    return () => {
      cancelled = true
    }
  }, [map, base, isDue])

  return null
}

/**
 * Whether the map has drawn what it had, such as markers: the worker builds tiles in order, so those of the atlas would
 * delay the devices.
 */
function useFirstDrawn(isAwaited: boolean): boolean {
  const { map } = useMap()
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!isAwaited) return
    // idle would wait for a flight to the devices as well
    const check = () => {
      if (!map.loaded()) return
      map.off('render', check)
      setDrawn(true)
    }
    map.on('render', check)
    return () => {
      map.off('render', check)
    }
  }, [map, isAwaited])
  return isDrawn
}

/** Keeps the previous part while the view is inside it. */
function partFor(map: MapLibreMap, before: AtlasPart): AtlasPart {
  const detail = FROM_ZOOM.find(([fromZoom]) => map.getZoom() >= fromZoom)?.[1]
  if (detail === undefined) return WORLD
  const view = viewBounds(map)
  return detail === before.detail && before.within !== null && containsBounds(before.within, view)
    ? before
    : { detail, within: expandBounds(view) }
}

/** Without its files the built-in map stays a plain sea. Devices are still shown. */
const logMissing = (error: unknown) => console.warn('Could not load the built-in map:', error)

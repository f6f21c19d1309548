import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { loadAtlas, loadAtlasWithin } from '../base/atlas.ts'
import { gridLines } from '../base/grid-lines.ts'
import { loadTowns, townFeatures } from '../base/towns.ts'
import { useMap } from '../map-context.ts'
import { type Bounds, containsBounds, expandBounds, viewBounds } from '../view/bounds.ts'

/** From this zoom on, the coasts of the coarse atlas look wrong. */
const FINE_FROM_ZOOM = 6

/** Fills the sources of the built-in style: coasts in the detail of the zoom, towns, and the grid across the view. */
export function BuiltInMap() {
  const { map, base } = useMap()
  const [area, setArea] = useState<Bounds | 'world'>('world')
  const isShown = base?.builtIn === true
  const isDrawn = useFirstDrawn(isShown)

  useEffect(() => {
    if (!isShown) return
    const drawGrid = () =>
      map.getSource<GeoJSONSource>('grid')?.setData(gridLines(expandBounds(viewBounds(map)), map.getZoom()))
    const updateArea = () => setArea((before) => areaFor(map, before))
    drawGrid()
    updateArea()
    map.on('moveend', drawGrid)
    map.on('move', updateArea)
    return () => {
      map.off('moveend', drawGrid)
      map.off('move', updateArea)
    }
  }, [map, isShown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new base style has empty sources
  useEffect(() => {
    if (!isDrawn) return
    let cancelled = false
    const atlas = area === 'world' ? loadAtlas('coarse') : loadAtlasWithin(area)
    atlas
      .then((parts) => {
        if (cancelled) return undefined
        map.getSource<GeoJSONSource>('land')?.setData(parts.land)
        map.getSource<GeoJSONSource>('coast')?.setData(parts.coast)
        map.getSource<GeoJSONSource>('borders')?.setData(parts.borders)
        // preloaded for the first zoom that needs it
        map.once('idle', () => loadAtlas('fine').catch(logMissing))
      })
      .catch(logMissing)
    return () => {
      cancelled = true
    }
  }, [map, base, isDrawn, area])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new base style has empty sources
  useEffect(() => {
    if (!isDrawn) return
    let cancelled = false
    loadTowns()
      .then((towns) => {
        if (!cancelled) map.getSource<GeoJSONSource>('towns')?.setData(townFeatures(towns))
      })
      .catch(logMissing)
    return () => {
      cancelled = true
    }
  }, [map, base, isDrawn])

  return null
}

/**
 * Whether the map has drawn what it had, such as markers: the worker builds tiles in order, so those of the atlas would
 * delay the devices.
 */
function useFirstDrawn(isShown: boolean): boolean {
  const { map } = useMap()
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const drawn = () => setDrawn(true)
    map.once('idle', drawn)
    return () => {
      map.off('idle', drawn)
    }
  }, [map, isShown])
  return isShown && isDrawn
}

/** Keeps the previous area while the view is inside it. */
function areaFor(map: MapLibreMap, before: Bounds | 'world'): Bounds | 'world' {
  if (map.getZoom() < FINE_FROM_ZOOM) return 'world'
  const view = viewBounds(map)
  return before !== 'world' && containsBounds(before, view) ? before : expandBounds(view)
}

/** Without its files the built-in map stays a plain sea. Devices are still shown. */
const logMissing = (error: unknown) => console.warn('Could not load the built-in map:', error)

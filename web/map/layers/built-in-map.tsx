import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { Bounds } from '../../../shared/geo/bounds.ts'
import { type Atlas, loadAtlas, loadAtlasWithin } from '../base/atlas.ts'
import { gridLines } from '../base/grid-lines.ts'
import { loadTowns, townFeatures } from '../base/towns.ts'
import { type LoadedBase, useMap } from '../map-context.ts'
import { containsBounds, expandBounds, viewBounds } from '../view/bounds.ts'

/** From this zoom on, the coasts of the coarse atlas look wrong. */
const FINE_FROM_ZOOM = 6

type Props = {
  /** Whether the land waits until the map has drawn what it had. */
  isLast: boolean
}

/**
 * Fills the sources of the built-in style: coasts in the detail of the zoom, towns, and the grid across the view. The
 * coarse coast is there first at every zoom, because the fine one takes seconds to load.
 */
export function BuiltInMap({ isLast }: Props) {
  const { map, base } = useMap()
  const [area, setArea] = useState<Bounds | 'world'>('world')
  const isShown = base?.builtIn === true
  const isDrawn = useFirstDrawn(isShown && isLast)
  const isDue = isShown && (isDrawn || !isLast)
  const filled = useRef<LoadedBase | null>(null)

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

  useEffect(() => {
    if (!isDue) return
    let cancelled = false
    const fill = (atlas: Atlas) => {
      map.getSource<GeoJSONSource>('land')?.setData(atlas.land)
      map.getSource<GeoJSONSource>('coast')?.setData(atlas.coast)
      map.getSource<GeoJSONSource>('borders')?.setData(atlas.borders)
      filled.current = base
    }
    const showFine = async (within: Bounds) => {
      const atlas = await loadAtlasWithin(within)
      if (!cancelled) fill(atlas)
    }
    const showCoarse = async () => {
      const atlas = await loadAtlas('coarse')
      if (cancelled) return
      fill(atlas)
      // Reading the fine atlas blocks the page, so the coarse one is drawn first. The world preloads it.
      map.once('idle', () => (area === 'world' ? loadAtlas('fine') : showFine(area)).catch(logMissing))
    }
    if (area === 'world' || filled.current !== base) showCoarse().catch(logMissing)
    else showFine(area).catch(logMissing)
    return () => {
      cancelled = true
    }
  }, [map, base, isDue, area])

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
    const drawn = () => setDrawn(true)
    map.once('idle', drawn)
    return () => {
      map.off('idle', drawn)
    }
  }, [map, isAwaited])
  return isDrawn
}

/** Keeps the previous area while the view is inside it. */
function areaFor(map: MapLibreMap, before: Bounds | 'world'): Bounds | 'world' {
  if (map.getZoom() < FINE_FROM_ZOOM) return 'world'
  const view = viewBounds(map)
  return before !== 'world' && containsBounds(before, view) ? before : expandBounds(view)
}

/** Without its files the built-in map stays a plain sea. Devices are still shown. */
const logMissing = (error: unknown) => console.warn('Could not load the built-in map:', error)

import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { loadAtlas, loadAtlasWithin } from '../base/atlas.ts'
import { gridLines } from '../base/grid-lines.ts'
import { loadTowns, townFeatures } from '../base/towns.ts'
import { useMap } from '../map-context.ts'
import { expandBounds, isInside, viewBounds } from '../view/bounds.ts'
import type { Bounds } from '../view/devices-in-view.ts'

/** From here on the coasts of the far atlas are too coarse. */
const NEAR_FROM_ZOOM = 6

/** Fills the built-in style: coasts as fine as the zoom asks for, towns, and the grid across the view. */
export function BuiltInMap() {
  const { map, base } = useMap()
  const [area, setArea] = useState<Bounds | 'world'>('world')
  const shown = base?.builtIn === true

  useEffect(() => {
    if (!shown) return
    const rule = () =>
      map.getSource<GeoJSONSource>('grid')?.setData(gridLines(expandBounds(viewBounds(map)), map.getZoom()))
    const refine = () => setArea((before) => areaFor(map, before))
    rule()
    refine()
    map.on('moveend', rule)
    map.on('move', refine)
    return () => {
      map.off('moveend', rule)
      map.off('move', refine)
    }
  }, [map, shown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new base has empty sources
  useEffect(() => {
    if (!shown) return
    let gone = false
    const atlas = area === 'world' ? loadAtlas('far') : loadAtlasWithin(area)
    atlas
      .then((parts) => {
        if (gone) return undefined
        map.getSource<GeoJSONSource>('land')?.setData(parts.land)
        map.getSource<GeoJSONSource>('coast')?.setData(parts.coast)
        map.getSource<GeoJSONSource>('borders')?.setData(parts.borders)
        // on its way before the first zoom asks for it
        return loadAtlas('near')
      })
      .catch(noMap)
    return () => {
      gone = true
    }
  }, [map, base, shown, area])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new base has empty sources
  useEffect(() => {
    if (!shown) return
    let gone = false
    loadTowns()
      .then((towns) => {
        if (!gone) map.getSource<GeoJSONSource>('towns')?.setData(townFeatures(towns))
      })
      .catch(noMap)
    return () => {
      gone = true
    }
  }, [map, base, shown])

  return null
}

/** The same area as before while the view is within it. */
function areaFor(map: MapLibreMap, before: Bounds | 'world'): Bounds | 'world' {
  if (map.getZoom() < NEAR_FROM_ZOOM) return 'world'
  const view = viewBounds(map)
  return before !== 'world' && isInside(view, before) ? before : expandBounds(view)
}

/** Without its files the built-in map stays a plain sea; positions and the list are unharmed. */
const noMap = () => undefined

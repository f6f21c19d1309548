import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { type Detail, readAtlas } from '../base/atlas.ts'
import { gridLines } from '../base/grid-lines.ts'
import { readTowns } from '../base/towns.ts'
import { useMap } from '../map-context.ts'

const NEAR_FROM_ZOOM = 5
const detailOf = (map: MapLibreMap): Detail => (map.getZoom() >= NEAR_FROM_ZOOM ? 'near' : 'far')

/** Fills the built-in style: coasts as fine as the zoom asks for, towns, and the grid across the view. */
export function BuiltInMap() {
  const { map, base } = useMap()
  const [detail, setDetail] = useState<Detail>(() => detailOf(map))
  const shown = base?.builtIn === true

  useEffect(() => {
    if (!shown) return
    const follow = () => {
      const bounds = map.getBounds()
      const view = { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
      map.getSource<GeoJSONSource>('grid')?.setData(gridLines(view, map.getZoom()))
      setDetail((before) => (before === 'near' ? before : detailOf(map)))
    }
    follow()
    map.on('moveend', follow)
    return () => {
      map.off('moveend', follow)
    }
  }, [map, shown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new base has empty sources
  useEffect(() => {
    if (!shown) return
    let gone = false
    readAtlas(detail).then(({ land, coast, borders }) => {
      if (gone) return
      map.getSource<GeoJSONSource>('land')?.setData(land)
      map.getSource<GeoJSONSource>('coast')?.setData(coast)
      map.getSource<GeoJSONSource>('borders')?.setData(borders)
    }, noMap)
    readTowns().then((towns) => {
      if (!gone) map.getSource<GeoJSONSource>('towns')?.setData(towns)
    }, noMap)
    return () => {
      gone = true
    }
  }, [map, base, shown, detail])

  return null
}

/** Without its files the built-in map stays a plain sea; positions and the list are unharmed. */
const noMap = () => undefined

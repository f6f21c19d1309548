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
      map.getSource<GeoJSONSource>('grid')?.setData(gridLines(viewAndAround(map), map.getZoom()))
    }
    const refine = () => setDetail((before) => (before === 'near' ? before : detailOf(map)))
    follow()
    map.on('moveend', follow)
    map.on('zoom', refine)
    return () => {
      map.off('moveend', follow)
      map.off('zoom', refine)
    }
  }, [map, shown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new base has empty sources
  useEffect(() => {
    if (!shown) return
    let gone = false
    readAtlas(detail)
      .then(({ land, coast, borders }) => {
        if (gone) return undefined
        map.getSource<GeoJSONSource>('land')?.setData(land)
        map.getSource<GeoJSONSource>('coast')?.setData(coast)
        map.getSource<GeoJSONSource>('borders')?.setData(borders)
        // on its way before the first zoom asks for it
        return readAtlas('near')
      })
      .catch(noMap)
    readTowns().then((towns) => {
      if (!gone) map.getSource<GeoJSONSource>('towns')?.setData(towns)
    }, noMap)
    return () => {
      gone = true
    }
  }, [map, base, shown, detail])

  return null
}

/** Twice the view's width and height, so that a pan does not run out of lines. */
function viewAndAround(map: MapLibreMap) {
  const bounds = map.getBounds()
  const [west, south, east, north] = [
    bounds.getWest(),
    bounds.getSouth(),
    bounds.getEast(),
    bounds.getNorth(),
  ]
  const [halfWidth, halfHeight] = [(east - west) / 2, (north - south) / 2]
  return {
    west: west - halfWidth,
    south: south - halfHeight,
    east: east + halfWidth,
    north: north + halfHeight,
  }
}

/** Without its files the built-in map stays a plain sea; positions and the list are unharmed. */
const noMap = () => undefined

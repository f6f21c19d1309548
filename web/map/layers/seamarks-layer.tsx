import { useEffect } from 'react'
import { useMap } from '../map-context.ts'
import { addLayer, removeSlot, SEAMARKS } from '../use-geojson-layers.ts'

/** Farther out, the marks cover the map. */
const MIN_ZOOM = 9
const TILES_MAX_ZOOM = 18

/** Buoys, lights and other seamarks from OpenSeaMap, over the street map. */
export function SeamarksLayer({ tiles }: { tiles: string }) {
  const { map, base } = useMap()
  useEffect(() => {
    if (base === null) return
    map.addSource(SEAMARKS, {
      type: 'raster',
      tiles: [tiles],
      tileSize: 256,
      minzoom: MIN_ZOOM,
      maxzoom: TILES_MAX_ZOOM,
      attribution: '<a href="https://www.openseamap.org" target="_blank" rel="noopener">© OpenSeaMap</a>',
    })
    addLayer(map, SEAMARKS, { id: 'marks', type: 'raster', minzoom: MIN_ZOOM })
    return () => removeSlot(map, SEAMARKS)
  }, [map, base, tiles])
  return null
}

import type { MapSourceDataEvent } from 'maplibre-gl'
import { useEffect } from 'react'
import { useMap } from '../map-context.ts'
import { SEAMARKS } from '../use-geojson-layers.ts'

/** MapLibre reports itself as loaded even if tiles fail. This many failures in a row mean that the host is down. */
const FAILURES_IN_A_ROW = 8

/** Reports when the tiles of the street map fail although its style loaded. Seamarks may be missing. */
export function TileFailures({ failed }: { failed: () => void }) {
  const { map } = useMap()
  useEffect(() => {
    let failures = 0
    const fail = (event: object) => {
      if (!('sourceId' in event) || event.sourceId === SEAMARKS) return
      failures += 1
      if (failures === FAILURES_IN_A_ROW) failed()
    }
    const load = ({ tile, sourceId }: MapSourceDataEvent) => {
      if (tile && sourceId !== SEAMARKS) failures = 0
    }
    map.on('error', fail)
    map.on('sourcedata', load)
    return () => {
      map.off('error', fail)
      map.off('sourcedata', load)
    }
  }, [map, failed])
  return null
}

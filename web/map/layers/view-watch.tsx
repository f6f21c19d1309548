import { useEffect } from 'react'
import type { MapView } from '../in-view.ts'
import { useMap } from '../map-context.ts'

/** Tells what the map shows, at first and whenever it has come to rest. */
export function ViewWatch({ rested }: { rested: (view: MapView) => void }) {
  const { map } = useMap()
  useEffect(() => {
    const tell = () => {
      const bounds = map.getBounds()
      rested({
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
      })
    }
    tell()
    map.on('moveend', tell)
    map.on('resize', tell)
    return () => {
      map.off('moveend', tell)
      map.off('resize', tell)
    }
  }, [map, rested])
  return null
}

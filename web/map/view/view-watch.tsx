import { useEffect } from 'react'
import { useMap } from '../map-context.ts'
import type { MapView } from './in-view.ts'
import { viewOf } from './view-area.ts'

/** Tells what the map shows, at first and whenever it has come to rest. */
export function ViewWatch({ rested }: { rested: (view: MapView) => void }) {
  const { map } = useMap()
  useEffect(() => {
    const tell = () => rested(viewOf(map))
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

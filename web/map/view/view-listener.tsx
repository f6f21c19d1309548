import { useEffect } from 'react'
import { useMap } from '../map-context.ts'
import { viewBounds } from './bounds.ts'
import type { Bounds } from './devices-in-view.ts'

/** Tells what the map shows, at first and whenever it has come to rest. */
export function ViewListener({ rested }: { rested: (view: Bounds) => void }) {
  const { map } = useMap()
  useEffect(() => {
    const tell = () => rested(viewBounds(map))
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

import { useEffect } from 'react'
import type { Bounds } from '../../../shared/geo/bounds.ts'
import { useMap } from '../map-context.ts'
import { viewBounds } from './bounds.ts'

/** Reports the view when the map is ready and after every move. */
export function ViewListener({ viewChanged }: { viewChanged: (view: Bounds) => void }) {
  const { map } = useMap()
  useEffect(() => {
    const report = () => viewChanged(viewBounds(map))
    report()
    map.on('moveend', report)
    map.on('resize', report)
    return () => {
      map.off('moveend', report)
      map.off('resize', report)
    }
  }, [map, viewChanged])
  return null
}

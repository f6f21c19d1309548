import { useEffect } from 'react'
import { useMap } from '../../map-context.ts'

const MARK = 'first-marker'
const LAYERS = ['devices:markers', 'devices:clusters', 'near-devices:markers', 'selected-device:marker']

type Props = {
  hasDevices: boolean
  /** Called once the first device or cluster is drawn. */
  drawn: () => void
}

/**
 * Reports when the first device is drawn, and marks it in the browser's timeline for `npm run bench -- start`. It stands
 * behind the layers of all devices.
 */
export function FirstMarker({ hasDevices, drawn }: Props) {
  const { map, base } = useMap()
  useEffect(() => {
    if (base === null || !hasDevices) return
    const check = () => {
      if (map.queryRenderedFeatures({ layers: LAYERS }).length === 0) return
      map.off('render', check)
      if (performance.getEntriesByName(MARK).length === 0) performance.mark(MARK)
      drawn()
    }
    map.on('render', check)
    return () => {
      map.off('render', check)
    }
  }, [map, base, hasDevices, drawn])
  return null
}

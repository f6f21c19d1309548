import { useEffect } from 'react'
import { useMap } from '../map-context.ts'

/** Leaves the wheel, and a finger, to the page that the map is part of. */
export function PageScrolling() {
  const { map } = useMap()
  useEffect(() => {
    map.scrollZoom.disable()
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    if (isTouched) map.dragPan.disable()
  }, [map])
  return null
}

import { useEffect } from 'react'
import { useMap } from '../map-context.ts'

/** Lets the wheel and one finger scroll the page instead of the map. */
export function PageScrolling() {
  const { map } = useMap()
  useEffect(() => {
    map.scrollZoom.disable()
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    if (isTouched) map.dragPan.disable()
  }, [map])
  return null
}

import { useEffect } from 'react'
import { useMap } from '../map-context.ts'

/** Shows a pointer cursor over these layers, because they can be pressed. */
export function usePointer(layers: string[]) {
  const { map } = useMap()
  useEffect(() => {
    const canvas = map.getCanvas()
    const over = () => {
      canvas.style.cursor = 'pointer'
    }
    const away = () => {
      canvas.style.cursor = ''
    }
    map.on('mouseenter', layers, over)
    map.on('mouseleave', layers, away)
    return () => {
      map.off('mouseenter', layers, over)
      map.off('mouseleave', layers, away)
    }
  }, [map, layers])
}

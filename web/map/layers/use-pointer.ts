import type { MapGeoJSONFeature, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
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

type Over = (feature: MapGeoJSONFeature, event: MapMouseEvent) => void

/** Calls `over` for the feature of these layers under the mouse, and `away` when there is none. Not on touch screens. */
export function useHover(layers: string[], over: Over, away: () => void) {
  const { map } = useMap()
  const newest = useRef({ over, away })
  newest.current = { over, away }
  useEffect(() => {
    if (!window.matchMedia('(hover: hover)').matches) return
    const move = (event: MapMouseEvent & { features?: MapGeoJSONFeature[] }) => {
      const [feature] = event.features ?? []
      if (feature) newest.current.over(feature, event)
    }
    const leave = () => newest.current.away()
    map.on('mousemove', layers, move)
    map.on('mouseleave', layers, leave)
    map.on('mouseout', leave)
    return () => {
      map.off('mousemove', layers, move)
      map.off('mouseleave', layers, leave)
      map.off('mouseout', leave)
    }
  }, [map, layers])
}

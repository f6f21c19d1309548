import { Marker } from 'maplibre-gl'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '../../../shared/geo/point.ts'
import { useMap } from '../map-context.ts'

/** The playback's marker is seen where a route starts or ends. */
const HEIGHT = { mark: '1', playhead: '2' } as const

type Props = {
  at: Point
  height?: keyof typeof HEIGHT
  /** Told of the marker, for who moves it without drawing anew. */
  ready?: (marker: Marker | null) => void
  children: ReactNode
}

/** One of a few marks that the page draws over the map; of many there are layers. It repeats what the page says. */
export function RouteMark({ at: { lat, lng }, height = 'mark', ready, children }: Props) {
  const { map } = useMap()
  const [element] = useState(hiddenElement)
  const [marker] = useState(() => new Marker({ element }))
  useEffect(() => {
    marker.setLngLat([lng, lat])
  }, [marker, lat, lng])
  useEffect(() => {
    element.style.zIndex = HEIGHT[height]
    marker.addTo(map)
    ready?.(marker)
    return () => {
      ready?.(null)
      marker.remove()
    }
  }, [map, marker, element, height, ready])
  return createPortal(children, element)
}

/** The trail beneath can still be touched. */
function hiddenElement(): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('aria-hidden', 'true')
  element.style.pointerEvents = 'none'
  return element
}

import { Marker } from 'maplibre-gl'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '../../../shared/geo/point.ts'
import { useMap } from '../map-context.ts'

/** The playhead is drawn above the marks at a route's ends. */
const Z_INDEX = { mark: '1', playhead: '2' } as const

type Props = {
  at: Point
  height?: keyof typeof Z_INDEX
  /** Receives the marker, to move it without rendering again; `null` when it is removed. */
  ready?: (marker: Marker | null) => void
  children: ReactNode
}

/** A mark over the map, rendered by React. For many marks use a layer. Screen readers skip it: the page has the same content. */
export function RouteMark({ at: { lat, lng }, height = 'mark', ready, children }: Props) {
  const { map } = useMap()
  const [element] = useState(hiddenElement)
  const [marker] = useState(() => new Marker({ element }))
  useEffect(() => {
    marker.setLngLat([lng, lat])
  }, [marker, lat, lng])
  useEffect(() => {
    element.style.zIndex = Z_INDEX[height]
    marker.addTo(map)
    ready?.(marker)
    return () => {
      ready?.(null)
      marker.remove()
    }
  }, [map, marker, element, height, ready])
  return createPortal(children, element)
}

/** An element that lets pointer events through to the trail beneath. */
function hiddenElement(): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('aria-hidden', 'true')
  element.style.pointerEvents = 'none'
  return element
}

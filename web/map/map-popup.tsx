import { Popup } from 'maplibre-gl'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '../../shared/geo/point.ts'
import { useMap } from './map-context.ts'

type Props = { at: Point; offsetPx: number; children: ReactNode }

/** A popup at a point. Its content is rendered by React, never as HTML from strings. */
export function MapPopup({ at: { lat, lng }, offsetPx, children }: Props) {
  const { map } = useMap()
  const [content] = useState(() => document.createElement('div'))
  useEffect(() => {
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      offset: offsetPx,
      className: 'map-popup',
      maxWidth: '280px',
    })
    popup.setLngLat([lng, lat]).setDOMContent(content).addTo(map)
    return () => {
      popup.remove()
    }
  }, [map, content, lat, lng, offsetPx])
  return createPortal(children, content)
}

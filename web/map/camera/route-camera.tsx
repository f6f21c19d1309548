import { LngLatBounds, type PaddingOptions } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Point } from '../../../shared/geo/point.ts'
import { unwrapLine } from '../base/unwrap.ts'
import { useMap } from '../map-context.ts'

const FIT_PADDING_PX = 60
const FIT_MAX_ZOOM = 16

type Props = {
  /** What is shown; another one is fitted anew. */
  subject: string
  routes: readonly (readonly Point[])[]
  padding: PaddingOptions
  /** The base shows nothing nearer than this. */
  maxZoom: number
}

/** Fits what is shown as soon as it is there, and whenever it becomes another. */
export function RouteCamera({ subject, routes, padding, maxZoom: nearest }: Props) {
  const { map } = useMap()
  const newest = useRef(routes)
  newest.current = routes
  const { top = 0, right = 0, bottom = 0, left = 0 } = padding

  useEffect(() => {
    map.easeTo({ padding: { top, right, bottom, left }, duration: 0 })
  }, [map, top, right, bottom, left])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is fitted, the same one drawn anew is not
  useEffect(() => {
    const bounds = boundsOf(newest.current)
    if (!bounds.isEmpty())
      map.fitBounds(bounds, {
        padding: fitPadding(map.getContainer()),
        maxZoom: Math.min(FIT_MAX_ZOOM, nearest),
      })
  }, [map, subject])

  return null
}

function boundsOf(routes: readonly (readonly Point[])[]): LngLatBounds {
  const bounds = new LngLatBounds()
  for (const points of routes)
    for (const [lng = 0, lat = 0] of unwrapLine(points.map((point) => [point.lng, point.lat])))
      bounds.extend([lng, lat])
  return bounds
}

const fitPadding = ({ clientWidth, clientHeight }: HTMLElement) =>
  Math.min(FIT_PADDING_PX, Math.min(clientWidth, clientHeight) / 8)

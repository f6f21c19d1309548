import type { PaddingOptions } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Point } from '../../../shared/geo/point.ts'
import { useMap } from '../map-context.ts'
import { fitLines } from './fit-lines.ts'

const PADDING = { paddingPx: 60, paddingShareMax: 1 / 8 }
const FIT_MAX_ZOOM = 16

type Props = {
  /** Identifies what is shown; a new subject is fitted again. */
  subject: string
  /** Routes, and single positions as routes of one point. */
  routes: readonly (readonly Point[])[]
  padding: PaddingOptions
  maxZoom: number
}

/** Fits the routes into view once they are loaded, and again when the subject changes. */
export function RouteCamera({ subject, routes, padding, maxZoom }: Props) {
  const { map } = useMap()
  const newest = useRef(routes)
  newest.current = routes
  const { top = 0, right = 0, bottom = 0, left = 0 } = padding

  useEffect(() => {
    map.easeTo({ padding: { top, right, bottom, left }, duration: 0 })
  }, [map, top, right, bottom, left])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new subject is fitted, not a redrawn one
  useEffect(() => {
    fitLines(map, newest.current, { ...PADDING, maxZoom: Math.min(FIT_MAX_ZOOM, maxZoom) })
  }, [map, subject])

  return null
}

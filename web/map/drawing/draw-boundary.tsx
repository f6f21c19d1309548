import { type RefObject, useEffect, useRef } from 'react'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import type { GeofenceShape } from '../../../shared/geofences/geofence.ts'
import { DRAWING_COLOUR } from '../layers/drawing-colour.ts'
import { useMap } from '../map-context.ts'
import type { Drawing, DrawnPart } from './terra-drawing.ts'

type Props = {
  shape: GeofenceShape
  widthM: number
  /** Receives the drawing while it is active, to undo its last point. */
  drawing: RefObject<Drawing | null>
  changed: (part: DrawnPart) => void
  finished: (boundary: DrawnShape) => void
  failed: (error: unknown) => void
}

/** Draws one boundary with mouse or finger. Its code loads when drawing starts. */
export function DrawBoundary({ shape, widthM, drawing, changed, finished, failed }: Props) {
  const { map, base } = useMap()
  const newest = useRef({ changed, finished, failed })
  newest.current = { changed, finished, failed }
  useEffect(() => {
    if (base === null) return
    let stopped = false
    import('./terra-drawing.ts').then(
      ({ startDrawing }) => {
        if (stopped) return
        drawing.current = startDrawing(map, {
          shape,
          widthM,
          colour: DRAWING_COLOUR[base.tone],
          changed: (part) => newest.current.changed(part),
          finished: (boundary) => newest.current.finished(boundary),
        })
      },
      (error: unknown) => newest.current.failed(error),
    )
    return () => {
      stopped = true
      drawing.current?.stop()
      drawing.current = null
    }
  }, [map, base, shape, widthM, drawing])
  return null
}

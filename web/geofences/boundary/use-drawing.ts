import { useCallback, useEffect, useRef, useState } from 'react'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import type { GeofenceShape } from '../../../shared/geofences/geofence.ts'
import type { Drawing, DrawnPart } from '../../map/drawing/terra-drawing.ts'

export type DrawingState = ReturnType<typeof useDrawing>

/** A boundary that is being drawn on a map. Escape cancels it; Backspace, or Ctrl and Z, take back a point. */
export function useDrawing(finish: (boundary: DrawnShape) => void) {
  const [shape, setShape] = useState<GeofenceShape | null>(null)
  const [part, setPart] = useState<DrawnPart | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const drawing = useRef<Drawing | null>(null)
  const isDrawing = shape !== null
  const cancel = useCallback(() => {
    setShape(null)
    setPart(null)
  }, [])
  const undo = useCallback(() => drawing.current?.undo(), [])

  useEffect(() => {
    if (!isDrawing) return
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
      if (isTyping) return
      if (event.key === 'Escape') return cancel()
      const isUndo =
        event.key === 'Backspace' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z')
      if (!isUndo) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isDrawing, cancel, undo])

  return {
    shape,
    part,
    drawing,
    hasFailed,
    start: (wanted: GeofenceShape) => {
      setFailed(false)
      setPart(null)
      setShape(wanted)
    },
    cancel,
    undo,
    changed: setPart,
    finished: (boundary: DrawnShape) => {
      cancel()
      finish(boundary)
    },
    failed: (error: unknown) => {
      console.warn('Could not load the drawing tools:', error)
      setFailed(true)
      cancel()
    },
  }
}

/** The width of a new corridor, in metres. */
export const NEW_CORRIDOR_WIDTH_M = 200

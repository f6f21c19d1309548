import { Marker } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { nearestCopy } from '../../../shared/geo/antimeridian.ts'
import type { Point } from '../../../shared/geo/point.ts'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { useMap } from '../map-context.ts'
import styles from './boundary-handles.module.css'
import { type Handle, handlesOf, movedHandle, withoutHandle } from './handles.ts'

type Props = {
  boundary: DrawnShape
  /** `isDone` is false while a handle is being dragged. */
  change: (boundary: DrawnShape, isDone: boolean) => void
  label: (handle: Handle) => string
}

/** The step of an arrow key, in pixels; with Shift ten times as far. */
const KEY_STEP_PX = 4
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Handles on a boundary: drag them, or move them with the arrow keys. Delete removes a corner. */
export function BoundaryHandles({ boundary, change, label }: Props) {
  // while one is dragged, the handles stay those of the boundary before
  const [before, setBefore] = useState<DrawnShape | null>(null)
  const [moves, setMoves] = useState(0)
  const from = before ?? boundary
  const move = (handle: Handle, to: Point, isDone: boolean) => {
    setBefore(isDone ? null : from)
    if (isDone) setMoves(moves + 1)
    change(movedHandle(from, handle, to), isDone)
  }
  return handlesOf(from).map((handle) => (
    <BoundaryHandle
      key={handle.key}
      handle={handle}
      moves={moves}
      label={label(handle)}
      move={(to, isDone) => move(handle, to, isDone)}
      remove={() => change(withoutHandle(boundary, handle), true)}
    />
  ))
}

type HandleProps = {
  handle: Handle
  /** How often a handle was moved: after each move the marker returns to where its handle is. */
  moves: number
  label: string
  move: (to: Point, isDone: boolean) => void
  remove: () => void
}

function BoundaryHandle({ handle, moves, label, move, remove }: HandleProps) {
  const { map } = useMap()
  const newest = useRef({ move, remove })
  newest.current = { move, remove }
  const [element] = useState(handleElement)
  const [marker] = useState(() => new Marker({ element, draggable: true }))
  const { lat, lng } = handle.at
  const { kind } = handle

  useEffect(() => {
    element.dataset.handle = kind
    element.setAttribute('aria-label', label)
  }, [element, kind, label])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move may leave the handle where it was
  useEffect(() => {
    marker.setLngLat([nearestCopy(lng, map.getCenter().lng), lat])
  }, [map, marker, lat, lng, moves])

  useEffect(() => {
    marker.addTo(map)
    const dragged = () => newest.current.move(marker.getLngLat(), false)
    const dropped = () => newest.current.move(marker.getLngLat(), true)
    const press = (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key]
      if (event.key === 'Delete' || event.key === 'Backspace') newest.current.remove()
      else if (arrow !== undefined) newest.current.move(stepped(arrow, event.shiftKey), true)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    const stepped = ([x, y]: readonly [number, number], isFar: boolean) => {
      const from = map.project(marker.getLngLat())
      const step = KEY_STEP_PX * (isFar ? 10 : 1)
      return map.unproject([from.x + x * step, from.y + y * step])
    }
    marker.on('drag', dragged)
    marker.on('dragend', dropped)
    element.addEventListener('keydown', press)
    return () => {
      marker.off('drag', dragged)
      marker.off('dragend', dropped)
      element.removeEventListener('keydown', press)
      marker.remove()
    }
  }, [map, marker, element])
  return null
}

/** Before the marker, which adds classes of its own. */
function handleElement(): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = styles.handle ?? ''
  return element
}

import { useReducedMotion } from '@mantine/hooks'
import { useEffect } from 'react'
import type { Point } from '../../../shared/geo/point.ts'
import { useMap } from '../map-context.ts'
import { keepInView } from './keep-in-view.ts'

type Props = {
  /** Calls the watcher with the current instant, and with each new one. Returns a function that stops it. */
  watch: (watcher: (at: number) => void) => () => void
  /** The positions of everything that is followed at an instant. */
  placesAt: (at: number) => readonly Point[]
}

/** Keeps moving points in view. The map pans only when one comes near an edge: a map that always moves is unreadable. */
export function FollowCamera({ watch, placesAt }: Props) {
  const { map } = useMap()
  const reducedMotion = useReducedMotion()
  useEffect(
    () =>
      watch((at) => {
        if (!map.isMoving()) keepInView(map, placesAt(at), reducedMotion)
      }),
    [map, watch, placesAt, reducedMotion],
  )
  return null
}

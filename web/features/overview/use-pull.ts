import { type TouchEvent, useRef, useState } from 'react'

const REFRESHES_BEYOND_PX = 60
const MAX_PULL_PX = 80

/** How far the page follows a finger that has moved `fingerPx` down, in pixels. */
export const pullOf = (fingerPx: number) => Math.min(MAX_PULL_PX, Math.max(0, fingerPx))

export const pullRefreshes = (pulledPx: number) => pulledPx > REFRESHES_BEYOND_PX

/** Pull to refresh, for a page that is scrolled to its top. */
export function usePull(refresh: () => void) {
  const [pulledPx, setPulledPx] = useState(0)
  const startY = useRef<number | null>(null)
  const fingerY = ({ touches }: TouchEvent) => touches[0]?.clientY ?? null
  const end = () => {
    startY.current = null
    setPulledPx(0)
  }
  const handlers = {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const scrolledPx = event.currentTarget.closest('main')?.scrollTop ?? 0
      startY.current = scrolledPx <= 0 ? fingerY(event) : null
    },
    onTouchMove: (event: TouchEvent) => {
      const y = fingerY(event)
      if (startY.current !== null && y !== null) setPulledPx(pullOf(y - startY.current))
    },
    onTouchEnd: () => {
      if (pullRefreshes(pulledPx)) refresh()
      end()
    },
    onTouchCancel: end,
  }
  return { pulledPx, refreshesOnRelease: pullRefreshes(pulledPx), handlers }
}

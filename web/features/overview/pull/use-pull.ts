import { type TouchEvent, useRef, useState } from 'react'
import { pulledPx, pullRefreshes } from './pull.ts'

/** Pulling down a page that is scrolled to its top; `pulled` is how far it is drawn, in pixels. */
export function usePull(refresh: () => void) {
  const [pulled, setPulled] = useState(0)
  const from = useRef<number | null>(null)
  const fingerAt = ({ touches }: TouchEvent) => touches[0]?.clientY ?? null
  const end = () => {
    from.current = null
    setPulled(0)
  }
  const handlers = {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const scrolled = event.currentTarget.closest('main')?.scrollTop ?? 0
      from.current = scrolled <= 0 ? fingerAt(event) : null
    },
    onTouchMove: (event: TouchEvent) => {
      const at = fingerAt(event)
      if (from.current !== null && at !== null) setPulled(pulledPx(at - from.current))
    },
    onTouchEnd: () => {
      if (pullRefreshes(pulled)) refresh()
      end()
    },
    onTouchCancel: end,
  }
  return { pulled, ready: pullRefreshes(pulled), handlers }
}

import { useEffect, useRef } from 'react'

export const SCRUBBER_ID = 'route-scrubber'

type Keys = { toggle: () => void; step: (direction: 1 | -1) => void; follow: () => void }

/**
 * Space plays and pauses, the arrow keys step from point to point, and `f` follows. A focused control that uses a key
 * itself keeps it. `null` disables all keys, for a page without a route.
 */
export function useHistoryKeys(keys: Keys | null) {
  const newest = useRef(keys)
  newest.current = keys
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const action = newest.current && actionOf(event, newest.current)
      if (action === null) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function actionOf({ key, target }: KeyboardEvent, { toggle, step, follow }: Keys): (() => void) | null {
  if (!(target instanceof HTMLElement)) return null
  if (document.querySelector('[role="dialog"], [aria-expanded="true"]')) return null
  if (target.id !== SCRUBBER_ID && target.matches('input, select, textarea')) return null
  if (key === ' ') return target.matches('button, a, summary') ? null : toggle
  if (key === 'f') return follow
  if (target.matches('canvas')) return null
  if (key === 'ArrowRight') return () => step(1)
  return key === 'ArrowLeft' ? () => step(-1) : null
}

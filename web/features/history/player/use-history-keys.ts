import { useEffect, useRef } from 'react'

export const SCRUBBER = 'route-scrubber'

type Keys = { toggle: () => void; step: (direction: 1 | -1) => void; follow: () => void }

/** Space plays and pauses, the arrows step from point to point, `f` follows. They rest where a key has its own use, and all without a route. */
export function useHistoryKeys(keys: Keys | null) {
  const newest = useRef(keys)
  newest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const action = newest.current && actionOf(event, newest.current)
      if (action === null) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function actionOf({ key, target }: KeyboardEvent, { toggle, step, follow }: Keys): (() => void) | null {
  if (!(target instanceof HTMLElement)) return null
  if (document.querySelector('[role="dialog"], [aria-expanded="true"]')) return null
  if (target.id !== SCRUBBER && target.matches('input, select, textarea')) return null
  if (key === ' ') return target.matches('button, a, summary') ? null : toggle
  if (key === 'f') return follow
  if (target.matches('canvas')) return null
  if (key === 'ArrowRight') return () => step(1)
  return key === 'ArrowLeft' ? () => step(-1) : null
}

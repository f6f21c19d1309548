import { useEffect, useRef } from 'react'

/** The action of a key, or `null` where the key keeps its own use. */
type ActionOf = (key: string, target: HTMLElement) => (() => void) | null

/** The keyboard shortcuts of a page. They are off while a dialog or menu is open, and with a modifier key. */
export function useKeys(actionOf: ActionOf): void {
  const newest = useRef(actionOf)
  newest.current = actionOf

  useEffect(() => {
    let isCovered = false
    // in the capture phase, before the dialog handles the key and may close
    const checkCovered = () => {
      isCovered = document.querySelector('[role="dialog"], [role="menu"]') !== null
    }
    const press = (event: KeyboardEvent) => {
      if (isCovered || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const action = event.target instanceof HTMLElement ? newest.current(event.key, event.target) : null
      if (action === null) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', checkCovered, { capture: true })
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', checkCovered, { capture: true })
      window.removeEventListener('keydown', press)
    }
  }, [])
}

import { useEffect, useRef } from 'react'
import { SEARCH_FIELD_ID } from '../panel/panel-tools.tsx'

export type Shortcuts = {
  showPanel: () => void
  toggleFollow: () => void
  togglePaused: () => void
  toggleTrails: () => void
  cycleStyle: () => void
  toggleFences: () => void
  showShortcuts: () => void
  close: () => void
}

/** The page's keyboard shortcuts. They are off while typing, while a dialog or menu is open, and where a key has its own use. */
export function useShortcuts(shortcuts: Shortcuts) {
  const newest = useRef(shortcuts)
  newest.current = shortcuts

  useEffect(() => {
    let isCovered = false
    // in the capture phase, before the dialog handles the key and may close
    const checkCovered = () => {
      isCovered = document.querySelector('[role="dialog"], [role="menu"]') !== null
    }
    const press = (event: KeyboardEvent) => {
      if (isCovered || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const action = actionOf(event, newest.current)
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

function actionOf({ key, target }: KeyboardEvent, shortcuts: Shortcuts): (() => void) | null {
  if (!(target instanceof HTMLElement)) return null
  const inSearch = target.id === SEARCH_FIELD_ID
  if (inSearch && key === 'ArrowDown') return () => moveInList(1)
  if (inSearch && key === 'Escape') return () => target.blur()
  if (target.matches('input, select, textarea')) return null
  if (key === ' ')
    return target.matches('button, a, [role="switch"]') && !isRow(target) ? null : shortcuts.togglePaused
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return target.matches('canvas') ? null : () => moveInList(key === 'ArrowDown' ? 1 : -1)
  const byKey: Record<string, () => void> = {
    '/': () => focusSearch(shortcuts.showPanel),
    f: shortcuts.toggleFollow,
    t: shortcuts.toggleTrails,
    m: shortcuts.cycleStyle,
    g: shortcuts.toggleFences,
    '?': shortcuts.showShortcuts,
    Escape: shortcuts.close,
  }
  return byKey[key] ?? null
}

const isRow = (target: HTMLElement) => target.hasAttribute('data-device-row')

const FRAMES_TO_WAIT = 30

/** The field appears some frames after the panel is opened through the URL. */
function focusSearch(showPanel: () => void): void {
  showPanel()
  const focus = (framesLeft: number) => {
    const field = document.getElementById(SEARCH_FIELD_ID)
    if (field) return field.focus()
    if (framesLeft > 0) requestAnimationFrame(() => focus(framesLeft - 1))
  }
  focus(FRAMES_TO_WAIT)
}

function moveInList(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-device-row]')]
  const focused = document.activeElement instanceof HTMLElement ? rows.indexOf(document.activeElement) : -1
  const start = step === 1 ? 0 : rows.length - 1
  const next = focused === -1 ? start : Math.min(rows.length - 1, Math.max(0, focused + step))
  rows[next]?.focus()
}

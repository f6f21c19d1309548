import { isRow, moveInList } from '../../../ui/keys/list-rows.ts'
import { useKeys } from '../../../ui/keys/use-keys.ts'
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

/** The keyboard shortcuts of the live map. They are off while typing, and where a key has its own use. */
export function useShortcuts(shortcuts: Shortcuts) {
  useKeys((key, target) => actionOf(key, target, shortcuts))
}

function actionOf(key: string, target: HTMLElement, shortcuts: Shortcuts): (() => void) | null {
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

import { moveInList } from '../../ui/keys/list-rows.ts'
import { useKeys } from '../../ui/keys/use-keys.ts'
import { SEARCH_FIELD_ID } from './tools.tsx'

type Actions = {
  /** Selects or unselects the row that has the focus. */
  toggle: (deviceId: string) => void
  edit: (deviceId: string) => void
  toggleAll: () => void
  showShortcuts: () => void
}

/** The keyboard shortcuts of the list of devices. They are off while typing. */
export function useListKeys(actions: Actions): void {
  useKeys((key, target) => actionOf(key, target, actions))
}

function actionOf(key: string, target: HTMLElement, actions: Actions): (() => void) | null {
  const inSearch = target.id === SEARCH_FIELD_ID
  if (inSearch && key === 'ArrowDown') return () => moveInList(1)
  if (inSearch && key === 'Escape') return () => target.blur()
  if (target.matches('input:not([type="checkbox"]), select, textarea')) return null
  const deviceId = target.dataset.deviceRow
  if (deviceId !== undefined && key === 'x') return () => actions.toggle(deviceId)
  if (deviceId !== undefined && key === 'e') return () => actions.edit(deviceId)
  const byKey: Record<string, () => void> = {
    ArrowDown: () => moveInList(1),
    ArrowUp: () => moveInList(-1),
    '/': () => document.getElementById(SEARCH_FIELD_ID)?.focus(),
    a: actions.toggleAll,
    '?': actions.showShortcuts,
  }
  return byKey[key] ?? null
}

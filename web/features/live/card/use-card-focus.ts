import { useEffect, useRef } from 'react'
import { PANEL_TOGGLE_ID } from '../toolbar/map-toolbar.tsx'

/** The open card. It takes the focus from the row that it replaced. */
export const CARD_ID = 'device-card'

/**
 * Keeps the keyboard focus when the focused element disappears: it moves from a row to the card that replaced the
 * list, from a closed card back to the device's row, and from a hidden panel to the button that shows it.
 */
export function useCardFocus(selectedId: string | undefined, panelShown: boolean) {
  const before = useRef({ selectedId, panelShown })
  useEffect(() => {
    const was = before.current
    before.current = { selectedId, panelShown }
    if (was.selectedId === selectedId && was.panelShown === panelShown) return
    if (document.activeElement !== document.body) return
    const next = [
      document.getElementById(CARD_ID),
      rowOf(was.selectedId),
      document.getElementById(PANEL_TOGGLE_ID),
    ].find((element) => element !== null)
    next?.focus({ preventScroll: next.id === CARD_ID })
  }, [selectedId, panelShown])
}

function rowOf(deviceId: string | undefined): HTMLElement | null {
  if (deviceId === undefined) return null
  return document.querySelector(`[data-device-row="${CSS.escape(deviceId)}"]`)
}

import type { PaddingOptions } from 'maplibre-gl'
import { useCallback } from 'react'
import type { OverlayPadding } from '../../../map/camera/camera.tsx'
import { SHEET_FRACTION, type SheetHeight } from '../panel/bottom-sheet.tsx'

/** The panel, its gap, and a little air. */
const PANEL_PX = 420 + 2 * 12
/** The notice and the account's button at the top of a phone. */
const NOTICE_PX = 64
const NONE: PaddingOptions = { top: 0, right: 0, bottom: 0, left: 0 }

/** What the panel (shown or not) or the sheet (its height) hides of the map. A full sheet hides as much as a half one. */
export function useOverlayPadding(by: boolean | SheetHeight): OverlayPadding {
  return useCallback(
    ({ clientHeight }) => {
      if (typeof by === 'boolean') return by ? { ...NONE, left: PANEL_PX } : NONE
      const fraction = SHEET_FRACTION[by === 'full' ? 'half' : by]
      return { ...NONE, top: NOTICE_PX, bottom: Math.round(fraction * clientHeight) }
    },
    [by],
  )
}

import type { PaddingOptions } from 'maplibre-gl'
import { useCallback } from 'react'
import type { OverlayPadding } from '../../../map/camera/camera.tsx'
import { SHEET_FRACTION, type SheetHeight } from '../panel/bottom-sheet.tsx'

/** The panel and the gap on both sides of it. */
const PANEL_PX = 420 + 2 * 12
/** The notice and the account button at the top of a phone. */
const NOTICE_PX = 64
const NONE: PaddingOptions = { top: 0, right: 0, bottom: 0, left: 0 }

/**
 * The part of the map that the panel (shown or not) or the sheet (by its height) covers. A full sheet counts as a
 * half one.
 */
export function useOverlayPadding(overlay: boolean | SheetHeight): OverlayPadding {
  return useCallback(
    ({ clientHeight }) => {
      if (typeof overlay === 'boolean') return overlay ? { ...NONE, left: PANEL_PX } : NONE
      const fraction = SHEET_FRACTION[overlay === 'full' ? 'half' : overlay]
      return { ...NONE, top: NOTICE_PX, bottom: Math.round(fraction * clientHeight) }
    },
    [overlay],
  )
}

import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bottom-sheet.module.css'

const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const
export type SheetHeight = (typeof SHEET_HEIGHTS)[number]

/** The share of the page's height that the sheet takes. */
export const SHEET_FRACTION: Record<SheetHeight, number> = { peek: 0.2, half: 0.5, full: 0.9 }
/** A shorter drag is a press. */
const DRAG_MIN_PX = 6

type Props = { height: SheetHeight; setHeight: (height: SheetHeight) => void; children: ReactNode }

/** A bottom sheet with three heights for phones. Drag the handle to resize it, or press it for the next height. */
export function BottomSheet({ height, setHeight, children }: Props) {
  const { t } = useTranslation()
  const dragStart = useRef<{ y: number; pagePx: number } | null>(null)
  const [draggedTo, setDraggedTo] = useState<number | null>(null)

  const start = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const page = event.currentTarget.parentElement?.offsetParent
    dragStart.current = { y: event.clientY, pagePx: page?.clientHeight ?? window.innerHeight }
  }
  const move = (event: PointerEvent) => {
    if (dragStart.current === null) return
    const upPx = dragStart.current.y - event.clientY
    if (draggedTo === null && Math.abs(upPx) < DRAG_MIN_PX) return
    const fraction = SHEET_FRACTION[height] + upPx / dragStart.current.pagePx
    setDraggedTo(Math.min(SHEET_FRACTION.full, Math.max(SHEET_FRACTION.peek, fraction)))
  }
  const end = () => {
    dragStart.current = null
    if (draggedTo !== null) setHeight(nearestHeight(draggedTo))
    setDraggedTo(null)
  }
  const next = SHEET_HEIGHTS[(SHEET_HEIGHTS.indexOf(height) + 1) % SHEET_HEIGHTS.length] ?? 'half'

  return (
    <section
      className={styles.sheet}
      aria-label={t('live.panel')}
      data-dragged={draggedTo !== null || undefined}
      style={{ height: `${(draggedTo ?? SHEET_FRACTION[height]) * 100}%` }}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={t('live.sheetHandle', { height: t(`live.sheetHeights.${height}`) })}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={() => draggedTo === null && setHeight(next)}
      />
      {children}
    </section>
  )
}

function nearestHeight(fraction: number): SheetHeight {
  const distance = (height: SheetHeight) => Math.abs(SHEET_FRACTION[height] - fraction)
  return SHEET_HEIGHTS.toSorted((a, b) => distance(a) - distance(b))[0] ?? 'half'
}

import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bottom-sheet.module.css'

const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const
export type SheetHeight = (typeof SHEET_HEIGHTS)[number]

/** How much of the page each height takes. */
export const SHEET_FRACTION: Record<SheetHeight, number> = { peek: 0.2, half: 0.5, full: 0.9 }
const DRAG_STARTS_PX = 6

type Props = { height: SheetHeight; setHeight: (height: SheetHeight) => void; children: ReactNode }

/** A sheet at the bottom of a phone in three heights: drag its head, or press the handle. */
export function BottomSheet({ height, setHeight, children }: Props) {
  const { t } = useTranslation()
  const from = useRef<{ y: number; pagePx: number } | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)

  const start = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const page = event.currentTarget.parentElement?.offsetParent
    from.current = { y: event.clientY, pagePx: page?.clientHeight ?? window.innerHeight }
  }
  const move = (event: PointerEvent) => {
    if (from.current === null) return
    const upPx = from.current.y - event.clientY
    if (dragged === null && Math.abs(upPx) < DRAG_STARTS_PX) return
    const fraction = SHEET_FRACTION[height] + upPx / from.current.pagePx
    setDragged(Math.min(SHEET_FRACTION.full, Math.max(SHEET_FRACTION.peek, fraction)))
  }
  const end = () => {
    from.current = null
    if (dragged !== null) setHeight(nearestHeight(dragged))
    setDragged(null)
  }
  const next = SHEET_HEIGHTS[(SHEET_HEIGHTS.indexOf(height) + 1) % SHEET_HEIGHTS.length] ?? 'half'

  return (
    <section
      className={styles.sheet}
      aria-label={t('live.panel')}
      data-dragged={dragged !== null || undefined}
      style={{ height: `${(dragged ?? SHEET_FRACTION[height]) * 100}%` }}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={t('live.sheetHandle', { height: t(`live.sheetHeights.${height}`) })}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={() => dragged === null && setHeight(next)}
      />
      {children}
    </section>
  )
}

function nearestHeight(fraction: number): SheetHeight {
  const distance = (height: SheetHeight) => Math.abs(SHEET_FRACTION[height] - fraction)
  return SHEET_HEIGHTS.toSorted((a, b) => distance(a) - distance(b))[0] ?? 'half'
}

import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bottom-sheet.module.css'

const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const
export type SheetHeight = (typeof SHEET_HEIGHTS)[number]

/** How much of the window each height takes. */
const FRACTION: Record<SheetHeight, number> = { peek: 0.15, half: 0.5, full: 0.9 }
const DRAG_STARTS_PX = 6

type Props = { height: SheetHeight; setHeight: (height: SheetHeight) => void; children: ReactNode }

/** A sheet at the bottom of a phone in three heights: drag its head, or press the handle. */
export function BottomSheet({ height, setHeight, children }: Props) {
  const { t } = useTranslation()
  const from = useRef<{ y: number; fraction: number } | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)

  const start = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { y: event.clientY, fraction: FRACTION[height] }
  }
  const move = (event: PointerEvent) => {
    if (from.current === null) return
    const upPx = from.current.y - event.clientY
    if (dragged === null && Math.abs(upPx) < DRAG_STARTS_PX) return
    setDragged(
      Math.min(FRACTION.full, Math.max(FRACTION.peek, from.current.fraction + upPx / window.innerHeight)),
    )
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
      style={{ height: `${(dragged ?? FRACTION[height]) * 100}dvh` }}
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
  const distance = (height: SheetHeight) => Math.abs(FRACTION[height] - fraction)
  return SHEET_HEIGHTS.toSorted((a, b) => distance(a) - distance(b))[0] ?? 'half'
}

/** Pixels of the window that the sheet covers. */
export const sheetPixels = (height: SheetHeight) => Math.round(FRACTION[height] * window.innerHeight)

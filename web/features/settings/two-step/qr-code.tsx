import { create } from 'qrcode'
import { useMemo } from 'react'
import styles from './two-step.module.css'

/** ISO/IEC 18004: the empty margin around the code, in modules. */
const QUIET_ZONE = 4

/** The text as a QR code, dark on light in both themes, because not every camera reads the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => pathOf(text), [text])
  const side = size + 2 * QUIET_ZONE
  return (
    <svg
      className={styles.qrCode}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
    >
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}

function pathOf(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const squares = Array.from(data, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  )
  return { size, path: squares.join('') }
}

import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** The QR standard requires a margin of four modules. */
const QUIET_ZONE_MODULES = 4

/** Black on white in both themes, because many scanners cannot read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'L', border: QUIET_ZONE_MODULES })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.code}
      // whole pixels for each module, which scanners read best
      style={{ width: `round(down, min(100%, 344px), ${size}px)` }}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

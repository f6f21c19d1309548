import type { ReactNode } from 'react'
import type { ChartLine, ChartLines } from './line-chart.tsx'
import { linePaths, PATH_SIZE } from './line-paths.ts'
import styles from './small-multiples.module.css'

type Props = ChartLines & {
  /** The text below the name of a line, from its greatest value. `null` without values. */
  maxText: (max: number | null) => string
  /** Covers the plots, such as a scrubber. */
  children: ReactNode
}

/**
 * A small chart for each line, one below the other on the same scales, so that each can be read and all can be compared.
 * Screen readers skip it, so the page shows a table beside it.
 */
export function SmallMultiples({ lines, from, to, ticks, tickText, maxText, children }: Props) {
  const rows = lines.map((line) => ({ ...line, max: greatest(line.points) }))
  const max = Math.max(...rows.map((row) => row.max ?? 0))
  return (
    <div className={styles.scroll}>
      <div className={styles.rows}>
        {rows.map(({ name, colour, points, max: own }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two devices may share a name, and the rows have no state
          <div key={index} className={styles.row} data-small-chart aria-hidden="true">
            <div className={styles.label}>
              <span title={name}>{name}</span>
              <small>{maxText(own)}</small>
            </div>
            <SmallChart colour={colour ?? 'var(--brand)'} paths={linePaths(points, { from, to, max })} />
          </div>
        ))}
        <div className={styles.plots}>{children}</div>
      </div>
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ left: placeOf((tick - from) / Math.max(1, to - from)) }}>
            {tickText(tick)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Keeps the text of a tick inside the chart. */
const placeOf = (fraction: number) => `clamp(24px, ${fraction * 100}%, 100% - 24px)`

function SmallChart({ colour, paths }: { colour: string; paths: ReturnType<typeof linePaths> }) {
  const { width, height } = PATH_SIZE
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={paths.area} fill={colour} opacity={0.16} />
      <path d={paths.line} fill="none" stroke={colour} strokeWidth={1.6} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function greatest(points: ChartLine['points']): number | null {
  const values = points.flatMap(([, value]) => value ?? [])
  return values.length === 0 ? null : Math.max(...values)
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linePaths, PATH_SIZE } from '../../../charts/line-paths.ts'
import styles from './on-board.module.css'

/** Levels of a battery, a tank or the depth by their times, epoch ms, ascending. */
export type LevelLine = {
  key: string
  title: string
  points: readonly (readonly [at: number, level: number])[]
  textOf: (level: number) => string
  /** The level at the bottom of the drawing, the lowest one by default. The top is 1 or more above it. */
  bottom?: number
  note?: ReactNode
}

/** One item of a list: a line from one time to another, with its lowest and highest level for those who don't see it. */
export function LevelChart({
  line: { title, points, textOf, bottom, note },
  from,
  to,
}: {
  line: LevelLine
  from: number
  to: number
}) {
  const { t } = useTranslation()
  const levels = points.map(([, level]) => level)
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const [lowText, highText] = [textOf(low), textOf(high)]
  const base = bottom ?? low
  const above = points.map(([at, level]) => [at, level - base] as const)
  const { line, area } = linePaths(above, { from, to, max: high - base })
  return (
    <li>
      <span>{title}</span>
      <span className={styles.values}>
        {lowText === highText ? lowText : t('onBoard.range', { low: lowText, high: highText })}
      </span>
      {note}
      <svg
        className={styles.chart}
        viewBox={`0 0 ${PATH_SIZE.width} ${PATH_SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path className={styles.area} d={area} />
        <path className={styles.line} d={line} />
      </svg>
    </li>
  )
}

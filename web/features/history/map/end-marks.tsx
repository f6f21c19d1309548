import { IconFlagFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import { RouteMark } from '../../../map/layers/route-mark.tsx'
import styles from './marks.module.css'

type Props = { points: readonly ColumnPoint[]; colour: string | null }

/** The start and the end of a route, distinguished by their icons. */
export function EndMarks({ points, colour }: Props) {
  const [start, end] = [points[0], points.at(-1)]
  if (start === undefined || end === undefined) return null
  const style = colour === null ? undefined : { borderColor: colour }
  return (
    <>
      <RouteMark at={start}>
        <span className={styles.end} data-mark="start" style={style}>
          <IconPlayerPlayFilled size={12} />
        </span>
      </RouteMark>
      <RouteMark at={end}>
        <span className={styles.end} data-mark="end" style={style}>
          <IconFlagFilled size={13} />
        </span>
      </RouteMark>
    </>
  )
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import type { Point } from '../../../shared/geo/point.ts'
import type { Geofence } from '../../../shared/geofences/geofence.ts'
import type { PositionsAround } from '../../../shared/watching/explain/positions-around.ts'
import { pointOf } from '../../map/boundaries/wire-points.ts'
import { LazyEventMap } from '../lazy-event-map.tsx'
import styles from './why.module.css'

type Props = {
  positions: z.infer<typeof PositionsAround>
  /** The place that is marked, if one is. */
  at: Point | null
  geofences: readonly Geofence[]
}

/** The positions of an answer on a map, and what its hollow marks mean; nothing without positions. */
export function PositionsMap({ positions, at, geofences }: Props) {
  const { t } = useTranslation()
  const fixes = useMemo(
    () => positions.map(({ held, ...position }) => ({ ...pointOf(position), held })),
    [positions],
  )
  if (fixes.length === 0) return null
  return (
    <>
      <div className={styles.map}>
        <LazyEventMap label={t('whyNot.map')} at={at} geofences={geofences} fixes={fixes} />
      </div>
      {fixes.some(({ held }) => held) && <p className={styles.note}>{t('whyNot.hollow')}</p>}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import type { RouteStats } from '../../../../shared/trails/route-stats.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from './route-panel.module.css'

export function StatsRow({ stats }: { stats: RouteStats }) {
  const { t } = useTranslation()
  const { distanceText, speedText } = useUnits()
  const figures = [
    ['distance', distanceText(stats.distanceKm)],
    ['average', speedText(stats.averageSpeedKmh)],
    ['max', speedText(stats.maxSpeedKmh)],
    ['duration', t('history.hoursMinutes', hoursAndMinutes(stats.durationMs))],
  ] as const
  return (
    <dl className={styles.stats} aria-label={t('history.stats')}>
      {figures.map(([name, text]) => (
        <div key={name}>
          <dt>{t(`history.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const hoursAndMinutes = (durationMs: number) => ({
  hours: Math.floor(durationMs / HOUR_MS),
  minutes: Math.floor((durationMs % HOUR_MS) / MINUTE_MS),
})

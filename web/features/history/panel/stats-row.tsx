import { useTranslation } from 'react-i18next'
import type { RouteStats } from '../../../../shared/trails/route-stats.ts'
import { useUnits } from '../../../ui/units.tsx'
import styles from './route-panel.module.css'
import { useHoursMinutes } from './use-hours-minutes.ts'

export function StatsRow({ stats }: { stats: RouteStats }) {
  const { t } = useTranslation()
  const { distanceText, speedText } = useUnits()
  const hoursMinutes = useHoursMinutes()
  const figures = [
    ['distance', distanceText(stats.distanceKm)],
    ['average', speedText(stats.averageSpeedKmh)],
    ['max', speedText(stats.maxSpeedKmh)],
    ['duration', hoursMinutes(stats.durationMs)],
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

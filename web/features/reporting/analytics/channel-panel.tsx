import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotificationAnalytics } from '../../../../shared/reporting/notification-analytics.ts'
import { PieChart, SLICE_OPACITIES } from '../../../charts/pie-chart.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from './analytics.module.css'

const PERCENT = 100

/** How many notifications went by each channel. The table is the legend of the chart. */
export function ChannelPanel({ channels }: { channels: NotificationAnalytics['channelData'] }) {
  const { t } = useTranslation()
  const { percentText } = useUnits()
  const values = useMemo(() => channels.map(({ value }) => value), [channels])
  const total = values.reduce((sum, value) => sum + value, 0)
  return (
    <section className={styles.panel} aria-labelledby="analytics-channels">
      <header>
        <h3 id="analytics-channels">{t('reporting.analytics.channels')}</h3>
      </header>
      <div className={styles.ring}>
        <div className={styles.chart}>
          <PieChart values={values} />
        </div>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('reporting.analytics.channel')}</th>
              <th scope="col">{t('reporting.analytics.notifications')}</th>
              <th scope="col">{t('reporting.analytics.share')}</th>
            </tr>
          </thead>
          <tbody>
            {channels.map(({ name, value }, index) => (
              <tr key={name}>
                <th scope="row">
                  <i
                    style={{ opacity: SLICE_OPACITIES[index % SLICE_OPACITIES.length] }}
                    aria-hidden="true"
                  />
                  {name}
                </th>
                <td>{value}</td>
                <td>{percentText(total === 0 ? 0 : (value / total) * PERCENT)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

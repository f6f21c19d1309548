import { VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotificationAnalytics } from '../../../../shared/reporting/notification-analytics.ts'
import { AreaChart } from '../../../charts/area-chart.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import styles from './analytics.module.css'
import { weekTrend } from './week-trend.ts'

/** How many notifications there were on each day of this week and the last. */
export function TrendPanel({ trend }: { trend: NotificationAnalytics['trendData'] }) {
  const { t, i18n } = useTranslation()
  const times = useTimes()
  const today = times.dayOf(useNow())
  const { firstDayOfWeek } = times.clock
  const days = useMemo(() => weekTrend(trend, today, firstDayOfWeek), [trend, today, firstDayOfWeek])
  const names = useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' })
    return days.map(({ date }) => format.format(Date.parse(date)))
  }, [days, i18n.language])
  const [thisWeek, lastWeek] = useMemo(
    () => [days.map((day) => day.thisWeek), days.map((day) => day.lastWeek)] as const,
    [days],
  )
  return (
    <section className={styles.panel} data-wide aria-labelledby="analytics-trend">
      <header>
        <h3 id="analytics-trend">{t('reporting.analytics.trend')}</h3>
        <span className={styles.legend} aria-hidden="true">
          <i data-line="solid" /> {t('reporting.analytics.thisWeek')}
          <i data-line="dashed" /> {t('reporting.analytics.lastWeek')}
        </span>
      </header>
      <div className={styles.chart}>
        <AreaChart categories={names} values={thisWeek} before={lastWeek} />
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t('reporting.analytics.trend')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('reporting.analytics.day')}</th>
              <th scope="col">{t('reporting.analytics.thisWeek')}</th>
              <th scope="col">{t('reporting.analytics.lastWeek')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, thisWeek: count, lastWeek: before }, index) => (
              <tr key={date}>
                <th scope="row">{names[index]}</th>
                <td>{count}</td>
                <td>{before}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </section>
  )
}

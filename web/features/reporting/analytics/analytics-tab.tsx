import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotificationAnalytics } from '../../../../shared/reporting/notification-analytics.ts'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { useSite } from '../../../api/site.tsx'
import { PieChart, SLICE_OPACITIES } from '../../../charts/pie-chart.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'
import { useSentences } from '../../../ui/text/use-sentences.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { ReportingView } from '../use-reporting-view.ts'
import styles from './analytics.module.css'
import { ANALYTICS_DAYS, analyticsQuery } from './analytics-query.ts'
import { RulePanel } from './rule-panel.tsx'
import { TrendPanel } from './trend-panel.tsx'
import { TREND_DAYS } from './week-trend.ts'

const STATS = ['total', 'delivered', 'failed', 'pending'] as const

type Props = { rules: readonly NotificationRule[] | undefined; view: ReportingView }

/** The outcomes of notifications of the last days. */
export function AnalyticsTab({ rules, view }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const query = useQuery(analyticsQuery(client, ANALYTICS_DAYS))
  const trend = useQuery(analyticsQuery(client, TREND_DAYS))
  const error = query.error ?? trend.error
  const isEmpty = trend.data?.deliveryStats.total === 0
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <h2>{t('reporting.analytics.title')}</h2>
        <span>{t('reporting.analytics.period', { count: ANALYTICS_DAYS })}</span>
      </div>
      {error !== null && (
        <ProblemNote error={error} title={t('reporting.analytics.loadFailed')}>
          {query.data && <p>{t('reporting.analytics.stale')}</p>}
          <LoadingButton
            variant="default"
            size="xs"
            loading={query.isFetching || trend.isFetching}
            onClick={() => {
              void query.refetch()
              void trend.refetch()
            }}
          >
            {t('problem.tryAgain')}
          </LoadingButton>
        </ProblemNote>
      )}
      {error === null && (query.isPending || trend.isPending) && (
        <Skeleton height={320} radius={12} role="status" aria-label={t('reporting.analytics.loading')} />
      )}
      {isEmpty && <NoAnalytics />}
      {query.data && trend.data && !isEmpty && (
        <>
          <Stats stats={query.data.deliveryStats} />
          <Remarks analytics={query.data} />
          <div className={styles.panels}>
            <TrendPanel trend={trend.data.trendData} />
            <ChannelPanel channels={query.data.channelData} />
            <RulePanel performance={query.data.rulePerformance} rules={rules} view={view} />
          </div>
        </>
      )}
    </div>
  )
}

function Stats({ stats }: { stats: NotificationAnalytics['deliveryStats'] }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.stats}>
      {STATS.map((name) => (
        <div key={name} className={styles.panel} data-stat={stats[name] > 0 ? name : undefined}>
          <dt>{t(`reporting.analytics.stats.${name}`)}</dt>
          <dd>{stats[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Notes on what the figures leave out. */
function Remarks({ analytics: { deliveryStats, isComplete } }: { analytics: NotificationAnalytics }) {
  const { t } = useTranslation()
  const sentences = useSentences()
  const { suppressed } = deliveryStats
  if (suppressed === 0 && isComplete) return null
  return (
    <p className={styles.remark}>
      {sentences(
        ...(suppressed > 0 ? [t('reporting.analytics.suppressed', { count: suppressed })] : []),
        ...(isComplete ? [] : [t('reporting.analytics.incomplete')]),
      )}
    </p>
  )
}

const PERCENT = 100

/** How many notifications went by each channel. The table is the legend of the chart. */
function ChannelPanel({ channels }: { channels: NotificationAnalytics['channelData'] }) {
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

/** The empty state: what will be counted here. */
function NoAnalytics() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('reporting.analytics.emptyTitle')}
      text={t('reporting.analytics.empty')}
      picture={
        <>
          <path d="M20 82H180" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
          <path d="M28 70 60 58 92 62 124 36 168 20V82H28Z" fill="var(--chosen)" />
          <path
            d="M28 70 60 58 92 62 124 36 168 20"
            fill="none"
            stroke="var(--brand)"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <circle cx="168" cy="20" r="6" fill="var(--brand)" />
        </>
      }
    >
      <Button
        variant="light"
        renderRoot={(root) => <Link {...root} to="/dashboard/reporting" search={{ tab: 'rules' }} />}
      >
        {t('reporting.analytics.toRules')}
      </Button>
    </EmptyState>
  )
}

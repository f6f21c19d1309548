import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { NotificationAnalytics } from '../../../../shared/reporting/notification-analytics.ts'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useSentences } from '../../../ui/text/use-sentences.ts'
import type { ReportingView } from '../use-reporting-view.ts'
import styles from './analytics.module.css'
import { ANALYTICS_DAYS, analyticsQuery } from './analytics-query.ts'
import { ChannelPanel } from './channel-panel.tsx'
import { NoAnalytics } from './no-analytics.tsx'
import { RulePanel } from './rule-panel.tsx'
import { TrendPanel } from './trend-panel.tsx'
import { TREND_DAYS } from './week-trend.ts'

const STATS = ['total', 'delivered', 'failed', 'pending'] as const

type Props = { rules: readonly NotificationRule[] | undefined; view: ReportingView }

/** What became of the notifications of the last days. */
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

/** What the figures leave out. */
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

import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../api/site.tsx'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { QueryProblem } from '../../ui/feedback/query-problem.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import styles from './reporting-page.module.css'
import { TABS } from './reporting-search.ts'
import { rulesQuery } from './rules/rules-query.ts'
import { RulesTab } from './rules/rules-tab.tsx'
import { Totals } from './totals.tsx'
import { useReportingView } from './use-reporting-view.ts'

const AnalyticsTab = lazy(() =>
  import('./analytics/analytics-tab.tsx').then((module) => ({ default: module.AnalyticsTab })),
)

/** Notification rules, and what became of the notifications of the account. */
export function ReportingPage() {
  const { t } = useTranslation()
  const { client } = useSite()
  const view = useReportingView()
  const tab = view.search.tab ?? 'rules'
  const query = useQuery(rulesQuery(client))
  return (
    <div className={styles.page}>
      <PageHead title={t('reporting.title')} text={t('reporting.subtitle')} />
      <Totals rules={query.data} />
      <div className={styles.tabs}>
        <Tabs page="reporting" label={t('reporting.tabList')} names={TABS} current={tab}>
          {(name, props) => (
            <Link
              key={name}
              {...props}
              from="/dashboard/reporting"
              to="/dashboard/reporting"
              search={{ tab: name === 'rules' ? undefined : name }}
            >
              {t(`reporting.tabs.${name}`)}
            </Link>
          )}
        </Tabs>
      </div>
      <TabPanel page="reporting" name={tab}>
        {tab === 'rules' && (
          <>
            <QueryProblem query={query} title={t('reporting.loadFailed')} stale={t('reporting.stale')} />
            {query.isPending && (
              <div className={styles.loading} role="status" aria-label={t('reporting.loading')}>
                <Skeleton height={190} radius={12} />
                <Skeleton height={190} radius={12} />
              </div>
            )}
            {query.data && <RulesTab rules={query.data} view={view} />}
          </>
        )}
        {tab === 'analytics' && (
          <ErrorBoundary fallback={<p role="alert">{t('reporting.analytics.chartFailed')}</p>}>
            <Suspense fallback={<Skeleton height={320} radius={12} />}>
              <AnalyticsTab rules={query.data} view={view} />
            </Suspense>
          </ErrorBoundary>
        )}
      </TabPanel>
    </div>
  )
}

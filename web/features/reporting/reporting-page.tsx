import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../api/site.tsx'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { ANALYTICS_DAYS, analyticsQuery } from './analytics/analytics-query.ts'
import { GeneratedTab } from './generated/generated-tab.tsx'
import { useReports } from './generated/use-reports.ts'
import { ReportingHead } from './head/reporting-head.tsx'
import { Totals } from './head/totals.tsx'
import { QuickActions } from './quick/quick-actions.tsx'
import styles from './reporting-page.module.css'
import { TABS, tabOf } from './reporting-search.ts'
import { rulesQuery } from './rules/rules-query.ts'
import { RulesTab } from './rules/rules-tab.tsx'
import { SchedulesTab } from './schedules/schedules-tab.tsx'
import { useSchedules } from './schedules/use-schedules.ts'
import { useReportingView } from './use-reporting-view.ts'

const AnalyticsTab = lazy(() =>
  import('./analytics/analytics-tab.tsx').then((module) => ({ default: module.AnalyticsTab })),
)

/** Report schedules, notification rules, the reports that were generated, and what became of notifications. */
export function ReportingPage() {
  const { t } = useTranslation()
  const { client } = useSite()
  const view = useReportingView()
  const tab = tabOf(view.search)
  const schedules = useSchedules()
  const reports = useReports()
  const { data: rules, isPending: rulesPending } = useQuery(rulesQuery(client))
  const { data: analytics } = useQuery(analyticsQuery(client, ANALYTICS_DAYS))
  return (
    <div className={styles.page}>
      <ReportingHead
        create={(kind) => view.open({ tab: kind === 'rule' ? 'rules' : undefined, create: kind })}
      />
      <Totals
        schedules={countsOf(schedules.schedules)}
        rules={countsOf(rules ?? [])}
        generated={reports.reports.filter(({ status }) => status === 'completed').length}
        sent={{ count: analytics?.deliveryStats.total ?? 0, days: ANALYTICS_DAYS }}
      />
      <QuickActions />
      <div className={styles.tabs}>
        <Tabs page="reporting" label={t('reporting.tabList')} names={TABS} current={tab}>
          {(name, props) => (
            <Link
              key={name}
              {...props}
              from="/dashboard/reporting"
              to="/dashboard/reporting"
              search={{ tab: name === 'schedules' ? undefined : name }}
            >
              {t(`reporting.tabs.${name}`)}
            </Link>
          )}
        </Tabs>
      </div>
      <TabPanel page="reporting" name={tab}>
        {tab === 'schedules' && <SchedulesTab list={schedules} view={view} />}
        {tab === 'rules' && rulesPending && (
          <div className={styles.loading} role="status" aria-label={t('reporting.loading')}>
            <Skeleton height={190} radius={12} />
            <Skeleton height={190} radius={12} />
          </div>
        )}
        {tab === 'rules' && !rulesPending && <RulesTab rules={rules ?? []} view={view} />}
        {tab === 'generated' && <GeneratedTab list={reports} view={view} />}
        {tab === 'analytics' && (
          <ErrorBoundary fallback={<p role="alert">{t('reporting.analytics.chartFailed')}</p>}>
            <Suspense fallback={<Skeleton height={320} radius={12} />}>
              <AnalyticsTab rules={rules} view={view} />
            </Suspense>
          </ErrorBoundary>
        )}
      </TabPanel>
    </div>
  )
}

function countsOf(list: readonly { enabled: boolean }[]) {
  return { count: list.length, active: list.filter(({ enabled }) => enabled).length }
}

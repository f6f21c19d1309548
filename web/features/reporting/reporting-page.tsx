import { Button, Skeleton } from '@mantine/core'
import { IconBellRinging, IconCalendarRepeat, IconPlus, IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../api/site.tsx'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { ZoneNote } from '../../ui/times/zone-note.tsx'
import { ANALYTICS_DAYS, analyticsQuery } from './analytics/analytics-query.ts'
import { GeneratedTab } from './generated/generated-tab.tsx'
import { useReports } from './generated/reports-query.ts'
import headStyles from './head.module.css'
import { QuickActions } from './quick-actions.tsx'
import styles from './reporting-page.module.css'
import { TABS, tabOf } from './reporting-search.ts'
import { RulesTab } from './rules/rules-tab.tsx'
import { rulesQuery } from './rules/use-rule-actions.ts'
import { SchedulesTab } from './schedules/schedules-tab.tsx'
import { useSchedules } from './schedules/use-schedules.ts'
import { SettingsDialog } from './settings-dialog.tsx'
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

type Props = {
  /** Counts are 0 until their list is loaded (specification 3.9). */
  schedules: { count: number; active: number }
  rules: { count: number; active: number }
  generated: number
  sent: { count: number; days: number }
}

/** The figures above the tabs. */
function Totals({ schedules, rules, generated, sent }: Props) {
  const { t } = useTranslation()
  const totals = [
    {
      name: 'schedules',
      value: schedules.count,
      note: t('reporting.totals.active', { count: schedules.active }),
    },
    { name: 'rules', value: rules.active, note: t('reporting.totals.ofRules', { count: rules.count }) },
    { name: 'generated', value: generated, note: null },
    { name: 'sent', value: sent.count, note: t('reporting.totals.lastDays', { count: sent.days }) },
  ] as const
  return (
    <dl className={styles.totals} aria-label={t('reporting.totals.label')}>
      {totals.map(({ name, value, note }) => (
        <div key={name} className={styles.total}>
          <dt>{t(`reporting.totals.${name}`)}</dt>
          <dd>
            {value} {note !== null && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The title of the page with its settings and what can be created. */
function ReportingHead({ create }: { create: (kind: Created) => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'create' | 'settings' | null>(null)
  const close = () => setOpen(null)
  return (
    <PageHead title={t('reporting.title')} text={t('reporting.subtitle')} note={<ZoneNote />}>
      <span className={headStyles.buttons}>
        <Button
          variant="default"
          leftSection={<IconSettings size={17} stroke={1.7} aria-hidden />}
          onClick={() => setOpen('settings')}
        >
          {t('reports.settings.open')}
        </Button>
        <Button
          leftSection={<IconPlus size={17} stroke={1.9} aria-hidden />}
          onClick={() => setOpen('create')}
        >
          {t('reports.create.open')}
        </Button>
      </span>
      {open === 'settings' && <SettingsDialog close={close} />}
      {open === 'create' && (
        <CreateDialog
          create={(kind) => {
            close()
            create(kind)
          }}
          close={close}
        />
      )}
    </PageHead>
  )
}

const KINDS = [
  { kind: 'schedule', Icon: IconCalendarRepeat },
  { kind: 'rule', Icon: IconBellRinging },
] as const
type Created = (typeof KINDS)[number]['kind']

/** Asks what to create. */
function CreateDialog({ create, close }: { create: (kind: Created) => void; close: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('reports.create.title')} close={close}>
      <div className={dialog.body}>
        {KINDS.map(({ kind, Icon }, index) => (
          <button
            key={kind}
            type="button"
            className={headStyles.kind}
            data-autofocus={index === 0 || undefined}
            onClick={() => create(kind)}
          >
            <Icon size={26} stroke={1.6} aria-hidden />
            <strong>{t(`reports.create.${kind}`)}</strong>
            <span>{t(`reports.create.${kind}Text`)}</span>
          </button>
        ))}
      </div>
    </Dialog>
  )
}

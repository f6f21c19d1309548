import { Button, VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotificationAnalytics } from '../../../../shared/reporting/notification-analytics.ts'
import type { NotificationRule } from '../../../../shared/reporting/notification-rule.ts'
import { BarChart } from '../../../charts/bar-chart.tsx'
import type { ReportingView } from '../use-reporting-view.ts'
import styles from './analytics.module.css'
import { ANALYTICS_DAYS } from './analytics-query.ts'

const ROW_PX = 44

type Props = {
  performance: NotificationAnalytics['rulePerformance']
  rules: readonly NotificationRule[] | undefined
  view: ReportingView
}

/** How often each rule triggered, and how often that reached somebody. */
export function RulePanel({ performance, rules, view }: Props) {
  const { t } = useTranslation()
  const pairs = useMemo(
    () =>
      performance.map(({ rule, triggers, success }) => ({ name: rule, first: triggers, second: success })),
    [performance],
  )
  return (
    <section className={styles.panel} data-full aria-labelledby="analytics-rules">
      <header>
        <h3 id="analytics-rules">{t('reporting.analytics.rules')}</h3>
        {pairs.length > 0 && (
          <span className={styles.legend} aria-hidden="true">
            <i data-bar="solid" /> {t('reporting.analytics.triggers')}
            <i data-bar="pale" /> {t('reporting.analytics.success')}
          </span>
        )}
      </header>
      <Pointed performance={performance} rules={rules} view={view} />
      {pairs.length === 0 ? (
        <p className={styles.none}>{t('reporting.analytics.noRules', { count: ANALYTICS_DAYS })}</p>
      ) : (
        <div className={styles.chart} style={{ height: pairs.length * ROW_PX }}>
          <BarChart pairs={pairs} />
        </div>
      )}
      {pairs.length > 0 && (
        <VisuallyHidden>
          <table>
            <caption>{t('reporting.analytics.rules')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('reporting.analytics.rule')}</th>
                <th scope="col">{t('reporting.analytics.triggers')}</th>
                <th scope="col">{t('reporting.analytics.success')}</th>
              </tr>
            </thead>
            <tbody>
              {performance.map(({ ruleId, rule, triggers, success }) => (
                <tr key={ruleId}>
                  <th scope="row">{rule}</th>
                  <td>{triggers}</td>
                  <td>{success}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </VisuallyHidden>
      )}
    </section>
  )
}

/** The rule that the link to the analytics points out. */
function Pointed({ performance, rules, view }: Props) {
  const { t } = useTranslation()
  const { rule: pointed } = view.search
  const found = performance.find(({ ruleId }) => ruleId === pointed)
  const name = found?.rule ?? rules?.find(({ id }) => id === pointed)?.name
  if (name === undefined) return null
  const figures = { name, count: ANALYTICS_DAYS }
  return (
    <p className={styles.pointed}>
      {found === undefined
        ? t('reporting.analytics.focusNone', figures)
        : t('reporting.analytics.focus', { ...figures, triggers: found.triggers, success: found.success })}
      <Button variant="subtle" size="compact-sm" onClick={() => view.change({ rule: undefined })}>
        {t('reporting.analytics.showAll')}
      </Button>
    </p>
  )
}

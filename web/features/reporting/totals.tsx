import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { NotificationRule } from '../../../shared/reporting/notification-rule.ts'
import { useSite } from '../../api/site.tsx'
import { UNKNOWN } from '../../ui/format.ts'
import { ANALYTICS_DAYS, analyticsQuery } from './analytics/analytics-query.ts'
import styles from './reporting-page.module.css'

/** The figures above the tabs. `rules` is undefined until they are known. */
export function Totals({ rules }: { rules: readonly NotificationRule[] | undefined }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data } = useQuery(analyticsQuery(client, ANALYTICS_DAYS))
  const active = rules?.filter(({ enabled }) => enabled).length
  return (
    <dl className={styles.totals} aria-label={t('reporting.totals.label')}>
      <div className={styles.total}>
        <dt>{t('reporting.totals.rules')}</dt>
        <dd>
          {active ?? UNKNOWN}{' '}
          {rules !== undefined && <small>{t('reporting.totals.ofRules', { count: rules.length })}</small>}
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('reporting.totals.sent')}</dt>
        <dd>
          {data?.deliveryStats.total ?? UNKNOWN}{' '}
          <small>{t('reporting.totals.lastDays', { count: ANALYTICS_DAYS })}</small>
        </dd>
      </div>
    </dl>
  )
}

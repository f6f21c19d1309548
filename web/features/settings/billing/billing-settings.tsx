import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { billingQuery } from '../../../api/billing-query.ts'
import { useSite } from '../../../api/site.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import styles from './billing.module.css'
import { Cards } from './cards.tsx'
import { Invoices } from './invoices.tsx'
import { Plans } from './plans.tsx'

/** Cards, what they pay for, and the newest invoices. */
export function BillingSettings() {
  const { t } = useTranslation()
  const { client } = useSite()
  const query = useQuery(billingQuery(client))
  const billing = query.data
  return (
    <div className={styles.panels}>
      <QueryProblem query={query} title={t('billing.loadFailed')} stale={t('billing.stale')} />
      {query.isPending && (
        <div className={styles.panels} role="status" aria-label={t('billing.loading')}>
          <Skeleton height={150} radius={12} />
          <Skeleton height={120} radius={12} />
          <Skeleton height={220} radius={12} />
        </div>
      )}
      {billing !== undefined && (
        <>
          <Cards cards={billing.paymentMethods} isUsed={billing.subscriptions.length > 0} />
          <Plans plans={billing.subscriptions} />
          <Invoices invoices={billing.invoices} />
        </>
      )}
    </div>
  )
}

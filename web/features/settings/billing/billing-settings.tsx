import { Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Billing } from '../../../../shared/subscriptions/billing.ts'
import { billingQuery } from '../../../api/billing-query.ts'
import { useSite } from '../../../api/site.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { useMoney } from '../../../ui/units/use-money.ts'
import styles from './billing.module.css'
import { Cards } from './cards.tsx'
import { Invoices } from './invoices.tsx'

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

/** The active subscriptions and their prices. */
function Plans({ plans }: { plans: Billing['subscriptions'] }) {
  const { t } = useTranslation()
  const money = useMoney()
  return (
    <section className={styles.panel} aria-labelledby="billing-plans">
      <header>
        <h2 id="billing-plans">{t('billing.plans')}</h2>
        <Anchor
          className={styles.link}
          renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{}} />}
        >
          {t('billing.manage')}
        </Anchor>
      </header>
      {plans.length === 0 && <p>{t('billing.noPlans')}</p>}
      {plans.length > 0 && (
        <ul>
          {plans.map(({ id, amount, interval, quantity, status }) => (
            <li key={id} className={styles.plan}>
              <strong>{t('billing.plan', { count: quantity })}</strong>
              <span className="numbers">
                {t(interval === 'month' ? 'billing.perMonth' : 'billing.perYear', {
                  amount: money(amount * quantity),
                })}
              </span>
              <span className={styles.status} data-status={status}>
                {t(status === 'past_due' ? 'billing.planStatus.past_due' : 'billing.planStatus.active')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

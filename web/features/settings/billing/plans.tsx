import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Billing } from '../../../../shared/subscriptions/billing.ts'
import { useMoney } from '../../../ui/units/use-money.ts'
import styles from './billing.module.css'

/** What is paid for. */
export function Plans({ plans }: { plans: Billing['subscriptions'] }) {
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

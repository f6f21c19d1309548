import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Plan, PRICE_CENTS, recurringCents } from '../../../../shared/subscriptions/prices.ts'
import { ANNUAL_SAVING_CENTS, MONTHS } from '../../../payments/order/savings.ts'
import { useMoney } from '../../../ui/units/use-money.ts'
import styles from './pricing.module.css'

const PLANS: readonly Plan[] = ['monthly', 'annual', 'marine']

/** What each plan costs for one device, and the unit beside them. */
export function Plans() {
  const { t } = useTranslation()
  const money = useMoney()
  const texts: Record<Plan, string> = {
    monthly: t('subscription.pricing.monthlyText'),
    annual: t('subscription.pricing.annualText', { price: money(PRICE_CENTS.annual / MONTHS) }),
    marine: t('subscription.pricing.marineText', { price: money(PRICE_CENTS.marine) }),
  }
  return (
    <section aria-label={t('subscription.pricing.plansTitle')} className={styles.plans}>
      {PLANS.map((plan) => (
        <article key={plan} className={styles.plan}>
          <h2>{t(`subscription.pricing.${plan}`)}</h2>
          <p className={styles.price}>
            {money(recurringCents({ plan, quantity: 1 }))}
            <small>
              {t(
                plan === 'monthly'
                  ? 'subscription.pricing.perDeviceMonth'
                  : 'subscription.pricing.perDeviceYear',
              )}
            </small>
          </p>
          {plan === 'annual' && (
            <span className={styles.save}>
              {t('subscription.pricing.save', { price: money(ANNUAL_SAVING_CENTS) })}
            </span>
          )}
          <p>{texts[plan]}</p>
          <Button
            variant={plan === 'annual' ? 'filled' : 'default'}
            renderRoot={(root) => (
              <Link {...root} to="/dashboard/subscription" search={{ tab: 'purchase', plan }} />
            )}
          >
            {t(`subscription.pricing.choose.${plan}`)}
          </Button>
        </article>
      ))}
      <article className={styles.plan}>
        <h2>{t('subscription.pricing.unit')}</h2>
        <p className={styles.price}>
          {money(PRICE_CENTS.unit)}
          <small>{t('subscription.pricing.perDeviceOnce')}</small>
        </p>
        <p>{t('subscription.pricing.unitText')}</p>
        <Button
          variant="default"
          renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{ tab: 'purchase' }} />}
        >
          {t('subscription.pricing.addUnit')}
        </Button>
      </article>
    </section>
  )
}

import { Button } from '@mantine/core'
import {
  IconBell,
  IconCertificate,
  IconChartBar,
  IconHexagon,
  IconHistory,
  IconMap2,
  IconPlugConnected,
  IconShare,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { entriesOf } from '../../../shared/entries-of.ts'
import { type Plan, PRICE_CENTS, recurringCents } from '../../../shared/subscriptions/prices.ts'
import { TRACKED_PAST_DUE_MS } from '../../../shared/subscriptions/subscription.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { ANNUAL_SAVING_CENTS, MONTHS } from '../../payments/order/savings.ts'
import { useMoney } from '../../ui/units/use-money.ts'
import styles from './pricing.module.css'
import page from './subscription-page.module.css'

const FEATURES = {
  live: IconMap2,
  history: IconHistory,
  geofences: IconHexagon,
  alerts: IconBell,
  relay: IconPlugConnected,
  shares: IconShare,
  reports: IconChartBar,
  certificate: IconCertificate,
}
const HOW = ['devices', 'billing', 'failed', 'shipping', 'guarantee'] as const

/** The contents and the price of a subscription. */
export function PricingTab() {
  const { t } = useTranslation()
  return (
    <div className={page.tab}>
      <Plans />
      <section className={styles.panel} aria-labelledby="features">
        <h2 id="features">{t('subscription.pricing.featuresTitle')}</h2>
        <ul className={styles.features}>
          {entriesOf(FEATURES).map(([name, Icon]) => (
            <li key={name}>
              <Icon size={20} stroke={1.7} aria-hidden />
              <span>
                <strong>{t(`subscription.pricing.features.${name}.title`)}</strong>
                {t(`subscription.pricing.features.${name}.text`)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.panel} aria-labelledby="how">
        <h2 id="how">{t('subscription.pricing.howTitle')}</h2>
        <ul className={styles.how}>
          {HOW.map((name) => (
            <li key={name}>
              {t(`subscription.pricing.how.${name}`, { days: TRACKED_PAST_DUE_MS / DAY_MS })}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const PLANS: readonly Plan[] = ['monthly', 'annual', 'marine']

/** The price of each plan for one device, and the unit beside them. */
function Plans() {
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

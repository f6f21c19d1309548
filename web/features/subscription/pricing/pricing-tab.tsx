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
import { useTranslation } from 'react-i18next'
import { entriesOf } from '../../../../shared/entries-of.ts'
import { TRACKED_PAST_DUE_MS } from '../../../../shared/subscriptions/subscription.ts'
import { DAY_MS } from '../../../../shared/time.ts'
import page from '../subscription-page.module.css'
import { Plans } from './plans.tsx'
import styles from './pricing.module.css'

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

/** What a subscription contains, and what it costs. */
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

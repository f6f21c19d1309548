import { useTranslation } from 'react-i18next'
import { useMoney } from '../../../ui/units/use-money.ts'
import type { OrderDraft } from '../draft/order-draft.ts'
import { summaryOf } from '../summary-lines.ts'
import styles from './order-summary.module.css'

/** What is ordered and what it costs. On phones it is closed and shows the sum. */
export function OrderSummary({ draft }: { draft: OrderDraft }) {
  const { t } = useTranslation()
  const money = useMoney()
  const { lines, totalCents, renewalCents, period } = summaryOf(draft)
  const { quantity } = draft
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary">{t('onboarding.summary.title')}</h2>
      <dl>
        {lines.map(({ what, cents }) => (
          <div key={what}>
            <dt>
              {t('onboarding.summary.times', { name: t(`onboarding.summary.lines.${what}`), quantity })}
            </dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('onboarding.summary.total')}</dt>
          <dd aria-live="polite">{money(totalCents)}</dd>
        </div>
      </dl>
      <p>{t(`onboarding.summary.${period}`, { amount: money(renewalCents) })}</p>
      <p>{t('onboarding.summary.ships')}</p>
      <p>{t('onboarding.summary.guarantee')}</p>
    </aside>
  )
}

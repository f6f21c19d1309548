import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { recurringCents } from '../../../../shared/subscriptions/prices.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { useMoney } from '../../../ui/units/use-money.ts'
import { type OrderDraft, planOf, summaryLines } from './order-draft.ts'
import styles from './purchase.module.css'

type Props = {
  draft: OrderDraft
  totalCents: number
  isBusy: boolean
  /** The failure to show. */
  children: ReactNode
}

/** The charges today and later, and the button to buy. */
export function OrderSummary({ draft, totalCents, isBusy, children }: Props) {
  const { t } = useTranslation()
  const money = useMoney()
  const { quantity, planType } = draft
  const period = t(planType === 'monthly' ? 'purchase.periods.month' : 'purchase.periods.year')
  const renewalCents = recurringCents({ plan: planOf(draft), quantity })
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary">{t('purchase.summary')}</h2>
      <dl className="numbers">
        {summaryLines(draft).map(({ what, cents }) => (
          <div key={what}>
            <dt>{t('purchase.times', { what: t(`purchase.lines.${what}`), count: quantity })}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('purchase.total')}</dt>
          <dd>{money(totalCents)}</dd>
        </div>
      </dl>
      <p>{t('purchase.renewal', { price: money(renewalCents), period })}</p>
      {children}
      <LoadingButton type="submit" size="md" loading={isBusy}>
        {t('purchase.buy', { price: money(totalCents) })}
      </LoadingButton>
    </aside>
  )
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Plan, PRICE_CENTS, recurringCents } from '../../../../shared/subscriptions/prices.ts'
import { useMoney } from '../../../ui/units/use-money.ts'
import { type OrderDraft, PLANS } from '../draft/order-draft.ts'
import styles from './plan-fields.module.css'
import { QuantityField } from './quantity-field.tsx'

const YEAR_MONTHS = 12

type Props = { draft: OrderDraft; change: (part: Partial<OrderDraft>) => void }

export function PlanFields({ draft, change }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <fieldset className={styles.plans}>
        <legend>{t('onboarding.plan.legend')}</legend>
        {PLANS.map((plan) => (
          <PlanCard key={plan} plan={plan} isChosen={draft.plan === plan} choose={() => change({ plan })} />
        ))}
      </fieldset>
      <QuantityField quantity={draft.quantity} change={(quantity) => change({ quantity })} />
    </>
  )
}

function PlanCard({ plan, isChosen, choose }: { plan: Plan; isChosen: boolean; choose: () => void }) {
  const { t } = useTranslation()
  const money = useMoney()
  const id = useId()
  const prices = {
    saved: money(PRICE_CENTS.monthly * YEAR_MONTHS - PRICE_CENTS.annual),
    marine: money(PRICE_CENTS.marine),
  }
  return (
    <label className={styles.card} data-chosen={isChosen || undefined}>
      <input
        type="radio"
        name="plan"
        value={plan}
        checked={isChosen}
        onChange={choose}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}price ${id}text`}
      />
      <span className={styles.name}>
        <span id={`${id}name`}>{t(`onboarding.plan.names.${plan}`)}</span>
        {plan === 'annual' && <span className={styles.best}>{t('onboarding.plan.best')}</span>}
      </span>
      <span id={`${id}price`} className={styles.price}>
        <strong>{money(recurringCents({ plan, quantity: 1 }))}</strong> {t(`onboarding.plan.per.${plan}`)}
      </span>
      <span id={`${id}text`} className={styles.text}>
        {t(`onboarding.plan.texts.${plan}`, prices)}
      </span>
    </label>
  )
}

import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PRICE_CENTS, QUANTITY } from '../../../../shared/subscriptions/prices.ts'
import { useMoney } from '../../../ui/units/use-money.ts'
import { orderable } from '../draft/order-draft.ts'
import fields from '../fields.module.css'
import styles from './quantity-field.module.css'

type Props = { quantity: number; change: (quantity: number) => void }

/** A whole number within what can be ordered. What is typed becomes one when the field is left. */
export function QuantityField({ quantity, change }: Props) {
  const { t } = useTranslation()
  const money = useMoney()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const choose = (chosen: number) => {
    setTyped(null)
    change(orderable(chosen))
  }
  const type = (text: string) => {
    setTyped(text)
    if (String(orderable(Number(text))) === text) change(Number(text))
  }
  return (
    <div>
      <label htmlFor={id} className={fields.label}>
        {t('onboarding.plan.quantity')}
      </label>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={t('onboarding.plan.fewer')}
          disabled={quantity <= QUANTITY.min}
          onClick={() => choose(quantity - 1)}
        >
          −
        </button>
        <input
          id={id}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={typed ?? quantity}
          aria-describedby={`${id}hint`}
          onChange={({ currentTarget: { value } }) => type(value)}
          onBlur={() => typed !== null && choose(typed.trim() === '' ? quantity : Number(typed))}
        />
        <button
          type="button"
          aria-label={t('onboarding.plan.more')}
          disabled={quantity >= QUANTITY.max}
          onClick={() => choose(quantity + 1)}
        >
          +
        </button>
      </div>
      <p id={`${id}hint`} className={fields.hint}>
        {t('onboarding.plan.quantityText', { ...QUANTITY, unit: money(PRICE_CENTS.unit) })}
      </p>
    </div>
  )
}

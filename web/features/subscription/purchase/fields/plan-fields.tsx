import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PRICE_CENTS, QUANTITY } from '../../../../../shared/subscriptions/prices.ts'
import { ANNUAL_SAVING_CENTS } from '../../../../payments/order/savings.ts'
import { useSentences } from '../../../../ui/text/use-sentences.ts'
import { useMoney } from '../../../../ui/units/use-money.ts'
import styles from '../purchase.module.css'
import type { FieldsProps } from './order-text-field.tsx'

const QUANTITIES = Array.from({ length: QUANTITY.max - QUANTITY.min + 1 }, (_, index) =>
  String(index + QUANTITY.min),
)

/** The plan, for how many devices, and what comes with it. */
export function PlanFields({ draft, change }: Pick<FieldsProps, 'draft' | 'change'>) {
  const { t } = useTranslation()
  const sentences = useSentences()
  const money = useMoney()
  const isAnnual = draft.planType === 'annual'
  return (
    <section className={styles.panel} aria-labelledby="purchase-plan">
      <h2 id="purchase-plan">{t('purchase.plan')}</h2>
      <div className={styles.plans} role="radiogroup" aria-labelledby="purchase-plan">
        {(['monthly', 'annual'] as const).map((planType) => (
          <label key={planType} className={styles.choice}>
            <input
              type="radio"
              name="planType"
              checked={draft.planType === planType}
              onChange={() => change({ planType })}
            />
            <span>
              <strong>{t(`purchase.plans.${planType}`)}</strong>
              {t(planType === 'monthly' ? 'purchase.perMonth' : 'purchase.perYear', {
                price: money(PRICE_CENTS[planType]),
              })}
            </span>
            {planType === 'annual' && (
              <span className={styles.save}>{t('purchase.save', { price: money(ANNUAL_SAVING_CENTS) })}</span>
            )}
          </label>
        ))}
      </div>
      <NativeSelect
        className={styles.quantity}
        label={t('purchase.quantity')}
        description={t('purchase.quantityText', { max: QUANTITY.max })}
        value={String(draft.quantity)}
        data={QUANTITIES}
        onChange={({ currentTarget: { value } }) => change({ quantity: Number(value) })}
      />
      <fieldset className={styles.extras}>
        <legend>{t('purchase.extras')}</legend>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={draft.orderDevice}
            onChange={({ currentTarget: { checked } }) => change({ orderDevice: checked })}
          />
          <span>
            <strong>{t('purchase.unit')}</strong>
            {t('purchase.unitText', { price: money(PRICE_CENTS.unit) })}
          </span>
        </label>
        <label className={styles.choice} data-disabled={!isAnnual || undefined}>
          <input
            type="checkbox"
            checked={isAnnual && draft.marineSupport}
            disabled={!isAnnual}
            onChange={({ currentTarget: { checked } }) => change({ marineSupport: checked })}
          />
          <span>
            <strong>{t('purchase.marine')}</strong>
            {sentences(
              t('purchase.marineText', { price: money(PRICE_CENTS.marine) }),
              ...(isAnnual ? [] : [t('purchase.marineNeedsAnnual')]),
            )}
          </span>
        </label>
      </fieldset>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { AUTO_COMPLETE, nameFields } from '../../../../payments/order/field-order.ts'
import styles from '../purchase.module.css'
import type { FieldsProps } from './fields-props.ts'
import { OrderTextField } from './order-text-field.tsx'

/** Who buys. */
export function PersonFields(props: FieldsProps) {
  const { t, i18n } = useTranslation()
  return (
    <section className={styles.panel} aria-labelledby="purchase-person">
      <h2 id="purchase-person">{t('purchase.person')}</h2>
      <div className={styles.pair}>
        {nameFields(i18n.language).map((name) => (
          <OrderTextField {...props} key={name} name={name} autoComplete={AUTO_COMPLETE[name]} />
        ))}
      </div>
      <OrderTextField {...props} name="phone" type="tel" autoComplete="tel" />
    </section>
  )
}

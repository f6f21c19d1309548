import { useTranslation } from 'react-i18next'
import styles from '../purchase.module.css'
import type { FieldsProps } from './fields-props.ts'
import { OrderTextField } from './order-text-field.tsx'

/** Who buys. */
export function PersonFields(props: FieldsProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.panel} aria-labelledby="purchase-person">
      <h2 id="purchase-person">{t('purchase.person')}</h2>
      <div className={styles.pair}>
        <OrderTextField {...props} name="firstName" autoComplete="given-name" />
        <OrderTextField {...props} name="lastName" autoComplete="family-name" />
      </div>
      <OrderTextField {...props} name="phone" type="tel" autoComplete="tel" />
    </section>
  )
}

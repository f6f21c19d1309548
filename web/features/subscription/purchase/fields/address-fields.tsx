import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryOptions } from '../../../../payments/order/countries.ts'
import styles from '../purchase.module.css'
import type { FieldsProps } from './fields-props.ts'
import { OrderTextField } from './order-text-field.tsx'

/** Where units are sent, and whom the annual invoice is for. */
export function AddressFields(props: FieldsProps) {
  const { t, i18n } = useTranslation()
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language])
  const { draft, change } = props
  return (
    <section className={styles.panel} aria-labelledby="purchase-address">
      <h2 id="purchase-address">{t('purchase.address')}</h2>
      <p>{t('purchase.addressText')}</p>
      <OrderTextField {...props} name="street" autoComplete="shipping street-address" />
      <div className={styles.pair}>
        <OrderTextField {...props} name="city" autoComplete="shipping address-level2" />
        <OrderTextField {...props} name="state" autoComplete="shipping address-level1" />
      </div>
      <div className={styles.pair}>
        <OrderTextField {...props} name="zip" autoComplete="shipping postal-code" />
        <NativeSelect
          name="country"
          label={t('purchase.fields.country')}
          autoComplete="shipping country"
          value={draft.country}
          data={countries}
          onChange={({ currentTarget: { value } }) => change({ country: value })}
        />
      </div>
    </section>
  )
}

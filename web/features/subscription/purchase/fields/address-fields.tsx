import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryOptions } from '../../../../payments/order/countries.ts'
import { AUTO_COMPLETE, addressFields } from '../../../../payments/order/field-order.ts'
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
      <div className={styles.pair}>
        {addressFields(i18n.language).map((name) =>
          name === 'country' ? (
            <NativeSelect
              key={name}
              name={name}
              label={t('purchase.fields.country')}
              autoComplete={AUTO_COMPLETE.country}
              value={draft.country}
              data={countries}
              onChange={({ currentTarget: { value } }) => change({ country: value })}
            />
          ) : (
            <OrderTextField
              {...props}
              key={name}
              name={name}
              autoComplete={AUTO_COMPLETE[name]}
              className={name === 'street' ? styles.wide : undefined}
            />
          ),
        )}
      </div>
    </section>
  )
}

import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryOptions } from '../../../payments/order/countries.ts'
import styles from '../parts/fields.module.css'
import { type Fields, TextField } from '../parts/text-field.tsx'

const LINE_MAX = 200
const ZIP_MAX = 20

export function AddressFields(fields: Fields) {
  const hasDigitsOnly = fields.draft.country === 'US'
  const line = { ...fields, maxLength: LINE_MAX }
  return (
    <div className={styles.grid}>
      <TextField {...line} name="street" autoComplete="shipping street-address" className={styles.wide} />
      <TextField {...line} name="city" autoComplete="shipping address-level2" />
      <TextField {...line} name="state" autoComplete="shipping address-level1" />
      <TextField
        {...fields}
        name="zip"
        autoComplete="shipping postal-code"
        inputMode={hasDigitsOnly ? 'numeric' : 'text'}
        maxLength={ZIP_MAX}
      />
      <CountryField {...fields} />
    </div>
  )
}

function CountryField({ draft, change }: Fields) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language])
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t('onboarding.fields.country')}
      </label>
      <select
        id={id}
        name="country"
        className={styles.input}
        autoComplete="shipping country"
        value={draft.country}
        onChange={({ currentTarget: { value } }) => change({ country: value })}
      >
        {countries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

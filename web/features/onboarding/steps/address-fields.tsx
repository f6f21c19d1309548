import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryOptions } from '../../../payments/order/countries.ts'
import { AUTO_COMPLETE, addressFields } from '../../../payments/order/field-order.ts'
import styles from '../fields.module.css'
import { type Fields, TextField } from '../text-field.tsx'

const LINE_MAX = 200
const ZIP_MAX = 20

export function AddressFields(fields: Fields) {
  const { language } = useTranslation().i18n
  return (
    <div className={styles.grid}>
      {addressFields(language).map((name) =>
        name === 'country' ? (
          <CountryField key={name} {...fields} />
        ) : (
          <TextField
            {...fields}
            key={name}
            name={name}
            autoComplete={AUTO_COMPLETE[name]}
            inputMode={name === 'zip' && fields.draft.country === 'US' ? 'numeric' : 'text'}
            maxLength={name === 'zip' ? ZIP_MAX : LINE_MAX}
            className={name === 'street' ? styles.wide : undefined}
          />
        ),
      )}
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
        autoComplete={AUTO_COMPLETE.country}
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

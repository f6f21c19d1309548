import { useTranslation } from 'react-i18next'
import { AUTO_COMPLETE, nameFields } from '../../../payments/order/field-order.ts'
import styles from '../fields.module.css'
import { type Fields, TextField } from '../text-field.tsx'

export function PersonFields(fields: Fields) {
  const { t, i18n } = useTranslation()
  return (
    <div className={styles.grid}>
      {nameFields(i18n.language).map((name) => (
        <TextField {...fields} key={name} name={name} autoComplete={AUTO_COMPLETE[name]} maxLength={100} />
      ))}
      <TextField
        {...fields}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        maxLength={254}
        hint={t('onboarding.emailText')}
        className={styles.wide}
      />
      <TextField
        {...fields}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        className={styles.wide}
      />
    </div>
  )
}

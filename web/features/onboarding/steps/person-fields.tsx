import { useTranslation } from 'react-i18next'
import styles from '../parts/fields.module.css'
import { type Fields, TextField } from '../parts/text-field.tsx'

export function PersonFields(fields: Fields) {
  const { t } = useTranslation()
  return (
    <div className={styles.grid}>
      <TextField {...fields} name="firstName" autoComplete="given-name" maxLength={100} />
      <TextField {...fields} name="lastName" autoComplete="family-name" maxLength={100} />
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

import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './form-skeleton.module.css'

/** The shape of the first step, until its code has loaded. */
export function FormSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.form} role="status" aria-busy="true" aria-label={t('loading')}>
      <h1>{t('signIn.title')}</h1>
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.button} />
    </div>
  )
}

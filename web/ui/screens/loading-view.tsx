import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Logo } from '../logo.tsx'
import styles from './full-screen.module.css'

export function LoadingView() {
  const { t } = useTranslation()
  return (
    <div className={styles.screen} aria-busy="true" role="status">
      <Logo size={48} />
      <Loader size="sm" />
      <p>{t('loading')}</p>
    </div>
  )
}

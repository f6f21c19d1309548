import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from '../../shell/full-screen.module.css'
import { Logo } from '../../ui/logo.tsx'

export function LoadingShared() {
  const { t } = useTranslation()
  return (
    <main className={styles.screen} aria-busy="true">
      <Logo size={48} />
      <Loader size="sm" />
      <p role="status">{t('shared.loading')}</p>
    </main>
  )
}

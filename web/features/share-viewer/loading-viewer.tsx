import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../ui/logo.tsx'
import styles from '../../ui/screens/full-screen.module.css'

export function LoadingViewer() {
  const { t } = useTranslation()
  return (
    <main className={styles.screen} aria-busy="true">
      <Logo size={48} />
      <Loader size="sm" />
      <p role="status">{t('viewer.loading')}</p>
    </main>
  )
}

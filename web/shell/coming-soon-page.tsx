import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isComingSoon } from '../i18n/en/pages.ts'
import { Logo } from '../ui/logo.tsx'
import styles from '../ui/screens/full-screen.module.css'
import { usePageName } from './use-page-name.ts'

/** A public page that is not built yet. */
export function PublicComingSoonPage() {
  const { t } = useTranslation()
  const page = usePageName()
  if (page === undefined || !isComingSoon(page)) return null
  return (
    <main className={styles.screen}>
      <Logo size={48} />
      <h1>{t(`pages.${page}`)}</h1>
      <p>{t(`comingSoon.${page}`)}</p>
      <Button component={Link} to="/" size="md">
        {t('comingSoonLink.home')}
      </Button>
    </main>
  )
}

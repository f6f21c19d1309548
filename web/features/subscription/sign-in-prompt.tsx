import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LanguageCorner } from '../../ui/language-menu.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from '../../ui/screens/full-screen.module.css'

/** The page of a visitor without a session, instead of the subscriptions. */
export function SignInPrompt() {
  const { t } = useTranslation()
  return (
    <main className={styles.screen}>
      <LanguageCorner />
      <Logo size={48} />
      <h1>{t('subscription.signedOut.title')}</h1>
      <p>{t('subscription.signedOut.text')}</p>
      <Button
        size="md"
        renderRoot={(root) => <Link {...root} to="/login" search={{ to: '/dashboard/subscription' }} />}
      >
        {t('subscription.signedOut.login')}
      </Button>
    </main>
  )
}

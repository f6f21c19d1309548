import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountQuery } from '../account/account.ts'
import { Logo } from '../ui/logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell/bell.tsx'
import styles from './top-bar.module.css'

/** On a full-bleed page it shrinks to the menu button. */
export function TopBar({ menuOnly }: { menuOnly: boolean }) {
  const { t } = useTranslation()
  const { data: account } = useQuery(accountQuery)
  if (menuOnly)
    return (
      <nav className={styles.corner} aria-label={t('shell.more')}>
        <Bell />
        <AccountMenu />
      </nav>
    )
  const name = account?.name ?? account?.email.split('@')[0]
  return (
    <header className={styles.bar}>
      <Logo size={28} />
      <p>{name ? t('shell.greeting', { name }) : t('shell.greetingWithoutName')}</p>
      <nav aria-label={t('shell.more')}>
        <Bell />
        <AccountMenu />
      </nav>
    </header>
  )
}

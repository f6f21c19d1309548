import { IconMap2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSite } from '../api/site.tsx'
import { Logo } from '../ui/logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './sidebar.module.css'
import { ThemeToggle } from './theme-toggle.tsx'

export function Sidebar() {
  const { t } = useTranslation()
  const { version } = useSite().config
  return (
    <nav className={styles.sidebar} aria-label={t('shell.navigation')}>
      <Logo size={34} />
      <ul className={styles.places}>
        <li>
          <Link to="/dashboard/live" className={styles.place} activeProps={{ 'aria-current': 'page' }}>
            <IconMap2 size={22} stroke={1.7} aria-hidden="true" />
            {t('shell.live')}
          </Link>
        </li>
      </ul>
      <ThemeToggle />
      <AccountMenu />
      <span className={styles.version} title={t('shell.version', { version })}>
        {version}
      </span>
    </nav>
  )
}

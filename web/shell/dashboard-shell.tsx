import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AccountMenu } from './account-menu.tsx'
import styles from './dashboard-shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useNarrow } from './use-narrow.ts'

export function DashboardShell() {
  const { t } = useTranslation()
  const narrow = useNarrow()
  return (
    <div className={styles.shell}>
      {narrow ? (
        <nav className={styles.corner} aria-label={t('shell.navigation')}>
          <AccountMenu />
        </nav>
      ) : (
        <Sidebar />
      )}
      <main className={styles.page}>
        <Outlet />
      </main>
    </div>
  )
}

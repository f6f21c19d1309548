import { Outlet } from '@tanstack/react-router'
import { AccountMenu } from './account-menu.tsx'
import styles from './dashboard-shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useNarrow } from './use-narrow.ts'

export function DashboardShell() {
  const narrow = useNarrow()
  return (
    <div className={styles.shell}>
      {narrow ? (
        <header className={styles.corner}>
          <AccountMenu />
        </header>
      ) : (
        <Sidebar />
      )}
      <main className={styles.page}>
        <Outlet />
      </main>
    </div>
  )
}

import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { usePreferences } from '../api/use-preferences.ts'
import { registerServiceWorker } from '../pwa/register-service-worker.ts'
import { UnitsProvider } from '../ui/units.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import styles from './dashboard-shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useNarrow } from './use-narrow.ts'
import { usePreferredTheme } from './use-preferred-theme.ts'
import { useRenewedToken } from './use-renewed-token.ts'

const Toasts = lazy(() => import('../ui/toasts.tsx').then((module) => ({ default: module.Toasts })))

export function DashboardShell() {
  const narrow = useNarrow()
  const fullBleed = useMatches({ select: (matches) => matches.at(-1)?.staticData.fullBleed === true })
  const { preferences } = usePreferences()
  usePreferredTheme(preferences.theme)
  useRenewedToken()
  useEffect(registerServiceWorker, [])
  return (
    <UnitsProvider units={preferences.units}>
      <div className={styles.shell}>
        {narrow ? <TopBar menuOnly={fullBleed} /> : <Sidebar />}
        <main className={fullBleed ? styles.fullBleed : styles.page}>
          <Outlet />
        </main>
        {narrow && <BottomNavigation />}
      </div>
      <Suspense>
        <Toasts />
      </Suspense>
    </UnitsProvider>
  )
}

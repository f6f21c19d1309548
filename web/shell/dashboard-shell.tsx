import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../api/use-preferences.ts'
import { registerServiceWorkerLater } from '../pwa/register-service-worker.ts'
import { firstToast } from '../ui/feedback/toast.ts'
import { ClockProvider } from '../ui/times/clock.tsx'
import { UnitsProvider } from '../ui/units/use-units.tsx'
import { useNarrow } from '../ui/use-narrow.ts'
import styles from './dashboard-shell.module.css'
import { LanguageOffer } from './language-offer.tsx'
import { LinkNote } from './link-note.tsx'
import { BottomNavigation } from './navigation/bottom-navigation.tsx'
import { Sidebar } from './navigation/sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { usePreferredLanguage } from './use-preferred-language.ts'
import { usePreferredTheme } from './use-preferred-theme.ts'
import { usePushRenewal } from './use-push-renewal.ts'
import { useTokenRenewal } from './use-token-renewal.ts'

const Toasts = lazy(async () => {
  await firstToast
  const { Toasts } = await import('../ui/feedback/toasts.tsx')
  return { default: Toasts }
})

const CONTENT_ID = 'content'

export function DashboardShell() {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  const narrow = useNarrow()
  const fullBleed = useMatches({ select: (matches) => matches.at(-1)?.staticData.fullBleed === true })
  const { preferences, failed } = usePreferences()
  usePreferredTheme(preferences.theme)
  usePreferredLanguage(failed ? null : preferences.language)
  useTokenRenewal()
  usePushRenewal()
  useEffect(registerServiceWorkerLater, [])
  const skipToContent = (event: MouseEvent) => {
    // Keeps the hash out of the address, which holds the view state.
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <UnitsProvider units={preferences.units}>
      <ClockProvider clock={preferences}>
        <div className={styles.shell}>
          <a href={`#${CONTENT_ID}`} className={styles.skip} onClick={skipToContent}>
            {t('shell.skip')}
          </a>
          {narrow ? <TopBar menuOnly={fullBleed} /> : <Sidebar />}
          <div className={styles.content}>
            {!failed && <LanguageOffer current={preferences.language} hasCorner={fullBleed} />}
            <LinkNote />
            <main
              ref={main}
              id={CONTENT_ID}
              tabIndex={-1}
              className={fullBleed ? styles.fullBleed : styles.page}
            >
              <Outlet />
            </main>
          </div>
          {narrow && <BottomNavigation />}
        </div>
        <Suspense>
          <Toasts />
        </Suspense>
      </ClockProvider>
    </UnitsProvider>
  )
}

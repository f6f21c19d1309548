import { Button, CloseButton } from '@mantine/core'
import { IconLanguage, IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE, type Language } from '../../shared/i18n/language.ts'
import { accountQuery } from '../account/account.ts'
import { StandingProvider } from '../account/membership.tsx'
import { usePreferences, useSavePreferences } from '../api/use-preferences.ts'
import { browserLanguage } from '../i18n/browser-language.ts'
import { showLanguage, translatorFor } from '../i18n/i18n.ts'
import { registerServiceWorkerLater } from '../pwa/register-service-worker.ts'
import { firstToast, toast } from '../ui/feedback/toast.ts'
import { useFailureToast } from '../ui/feedback/use-failure-toast.ts'
import { Logo } from '../ui/logo.tsx'
import { ignoredParts } from '../ui/text/ignored-parts.ts'
import { useSentences } from '../ui/text/use-sentences.ts'
import { ClockProvider } from '../ui/times/clock.tsx'
import { UnitsProvider } from '../ui/units/use-units.tsx'
import { useNarrow } from '../ui/use-narrow.ts'
import { AccountBar } from './account-bar.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell/bell.tsx'
import styles from './dashboard-shell.module.css'
import { BOTTOM_DESTINATIONS } from './navigation/destinations.ts'
import { NavLink } from './navigation/nav-link.tsx'
import { Sidebar } from './navigation/sidebar.tsx'
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
    <StandingProvider>
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
              <AccountBar hasCorner={fullBleed} />
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
    </StandingProvider>
  )
}

type OfferProps = {
  current: Language
  /** Whether the page has buttons in its corner. */
  hasCorner: boolean
}

/** Asks once whether an account wants the language of the browser, in that language. It is never chosen by itself. */
function LanguageOffer({ current, hasCorner }: OfferProps) {
  const { offered, answer } = useOfferedLanguage(current)
  return offered === null ? null : <Offer {...{ current, hasCorner, offered, answer }} />
}

type Props = OfferProps & { offered: Language; answer: () => void }

function Offer({ current, hasCorner, offered, answer }: Props) {
  const { t } = useTranslation()
  const save = useSavePreferences({ onFailure: useFailureToast(t('shell.notSaved')) })
  const { data: offer } = useQuery({
    queryKey: ['language-offer', offered],
    queryFn: () => translatorFor(offered),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (offer === undefined) return null
  const nameOfCurrent = new Intl.DisplayNames(LANGUAGE[offered].tag, { type: 'language' }).of(current)
  const use = () => {
    save({ language: offered })
    answer()
  }
  return (
    <section
      className={styles.offer}
      data-corner={hasCorner || undefined}
      lang={LANGUAGE[offered].tag}
      aria-label={offer('language.menu')}
    >
      <IconLanguage size={18} stroke={1.7} aria-hidden />
      <p>{offer('language.offer')}</p>
      <div className={styles.answers}>
        <Button size="compact-sm" onClick={use}>
          {offer('language.use')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={answer}>
          {offer('language.keep', { language: nameOfCurrent })}
        </Button>
      </div>
    </section>
  )
}

/** Says which parts of the page's link could not be read. It goes away when the view changes. */
function LinkNote() {
  const { t } = useTranslation()
  const sentences = useSentences()
  const navigate = useNavigate()
  const parts = ignoredParts(useSearch({ strict: false }).ignored)
  if (parts.length === 0) return null
  const dismiss = () =>
    navigate({ to: '.', search: (before) => ({ ...before, ignored: undefined }), replace: true })
  return (
    <div className={styles.note} role="status">
      <IconLinkOff size={18} stroke={1.7} aria-hidden />
      <p>{sentences(...parts.map((part) => t(`link.ignored.${part}`)))}</p>
      <CloseButton aria-label={t('link.dismiss')} onClick={dismiss} />
    </div>
  )
}

function BottomNavigation() {
  const { t } = useTranslation()
  return (
    <nav className={styles.bottom} aria-label={t('shell.navigation')}>
      {BOTTOM_DESTINATIONS.map((destination) => (
        <NavLink key={destination.name} destination={destination} />
      ))}
    </nav>
  )
}

/** On a full-bleed page it shrinks to the menu button. */
function TopBar({ menuOnly }: { menuOnly: boolean }) {
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

const keyOf = (accountId: string) => `vectra.language-offer.${accountId}`
const ANSWERED = 'answered'

/** The browser's language, until this account has answered in this browser whether it wants it. */
function useOfferedLanguage(current: Language) {
  const { data: account } = useQuery(accountQuery)
  const key = keyOf(account?.accountId ?? '')
  const [isAnswered, setAnswered] = useState(() => window.localStorage.getItem(key) === ANSWERED)
  const answer = () => {
    window.localStorage.setItem(key, ANSWERED)
    setAnswered(true)
  }
  const preferred = browserLanguage()
  return { offered: isAnswered || preferred === current ? null : preferred, answer }
}

/** Shows the dashboard in the account's language, also after it was changed in the settings. Null: not known. */
function usePreferredLanguage(language: Language | null): void {
  const { t } = useTranslation()
  useEffect(() => {
    if (language === null) return
    showLanguage(language).catch((error: unknown) => {
      console.error(`Could not switch to ${language}:`, error)
      void toast({ text: t('language.notLoaded'), failed: true, kind: 'language' })
    })
  }, [language, t])
}

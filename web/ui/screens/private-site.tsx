import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageClock } from '../../../shared/times/language-clock.ts'
import { ThemedPage } from '../../theme/themed-page.tsx'
import { LanguageCorner } from '../language-menu.tsx'
import { browserZone } from '../times/browser-zone.ts'
import { ClockProvider } from '../times/clock.tsx'
import { useStartup } from '../use-startup.ts'
import { SiteProblem } from './page-problem.tsx'

type Props<Parts> = {
  title: string
  /** The same function on every render. */
  start: () => Promise<Parts>
  loading: ReactNode
  children: (parts: Parts) => ReactNode
}

/**
 * The site that the address of a share link or certificate opens. It is separate from the dashboard: it loads neither
 * the router nor the sign-in, holds no account token, and follows the light or dark scheme, the time zone and the
 * language of the viewer's device.
 */
export function PrivateSite<Parts extends { queryClient: QueryClient }>({ title, ...startup }: Props<Parts>) {
  const { t } = useTranslation()
  usePrivatePage()
  return (
    <ThemedPage scheme="auto">
      <title>{`${title} · ${t('product')}`}</title>
      <LanguageCorner />
      <Started {...startup} />
    </ThemedPage>
  )
}

function Started<Parts extends { queryClient: QueryClient }>({
  start,
  loading,
  children,
}: Omit<Props<Parts>, 'title'>) {
  const { started, error, tryAgain } = useStartup(start)
  const [clock] = useState(() => languageClock(navigator.language, browserZone()))
  if (started === 'starting') return loading
  if (started === 'failed') return <SiteProblem error={error} tryAgain={tryAgain} />
  return (
    <QueryClientProvider client={started.queryClient}>
      <ClockProvider clock={clock}>{children(started)}</ClockProvider>
    </QueryClientProvider>
  )
}

/** The URL is the key to the location, so search engines must not index it and no other site may see it as a referrer. */
const META_TAGS = { robots: 'noindex, nofollow', referrer: 'no-referrer' }

/** Adds the meta tags to the document's head while the page is mounted. */
function usePrivatePage(): void {
  useLayoutEffect(() => {
    const tags = Object.entries(META_TAGS).map(([name, content]) =>
      Object.assign(document.createElement('meta'), { name, content }),
    )
    document.head.append(...tags)
    return () => {
      for (const tag of tags) tag.remove()
    }
  }, [])
}

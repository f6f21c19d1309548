import '../../api/without-eval.ts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Client, createClient } from '../../../shared/http/client.ts'
import type { SiteConfig } from '../../../shared/site-config.ts'
import { createSiteQueryClient } from '../../api/create-query-client.ts'
import { readSiteConfig } from '../../api/read-site-config.ts'
import { ThemedPage } from '../../theme/themed-page.tsx'
import { SiteProblem } from '../../ui/screens/page-problem.tsx'
import { browserClock, browserZone } from '../../ui/times/browser-clock.ts'
import { ClockProvider } from '../../ui/times/clock.tsx'
import { useStartup } from '../../ui/use-startup.ts'
import { LoadingViewer } from './loading-viewer.tsx'
import { usePrivatePage } from './use-private-page.ts'
import { ViewerPage } from './viewer-page.tsx'

/**
 * The site that a share link opens. It is separate from the dashboard: it loads neither the router nor the sign-in,
 * holds no account token, and follows the light or dark scheme, the time zone and the language of the viewer's device.
 * Only the units are the sender's.
 */
export function ViewerSite({ shareToken }: { shareToken: string }) {
  const { t } = useTranslation()
  usePrivatePage()
  return (
    <ThemedPage scheme="auto">
      <title>{`${t('pages.share')} · ${t('product')}`}</title>
      <StartedViewer shareToken={shareToken} />
    </ThemedPage>
  )
}

function StartedViewer({ shareToken }: { shareToken: string }) {
  const { started, error, tryAgain } = useStartup(startViewer)
  const [clock] = useState(() => browserClock(navigator.language, browserZone()))
  if (started === 'starting') return <LoadingViewer />
  if (started === 'failed') return <SiteProblem error={error} tryAgain={tryAgain} />
  return (
    <QueryClientProvider client={started.queryClient}>
      <ClockProvider clock={clock}>
        <ViewerPage shareToken={shareToken} client={started.client} maps={started.maps} />
      </ClockProvider>
    </QueryClientProvider>
  )
}

type StartedParts = { client: Client; queryClient: QueryClient; maps: SiteConfig['maps'] }

async function startViewer(): Promise<StartedParts> {
  const { apiUrl, maps } = await readSiteConfig()
  const client = createClient({
    baseUrl: apiUrl,
    accessToken: async () => null,
    fetch: (url, request) => fetch(url, request),
  })
  return { client, queryClient: createSiteQueryClient(() => undefined), maps }
}

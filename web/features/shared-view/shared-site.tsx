import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Client, createClient } from '../../../shared/http/client.ts'
import type { SiteConfig } from '../../../shared/site-config.ts'
import { createSiteQueryClient } from '../../api/create-query-client.ts'
import { readSiteConfig } from '../../api/read-site-config.ts'
import { ThemeColour } from '../../pwa/theme-colour.tsx'
import { SiteProblem } from '../../shell/page-problem.tsx'
import { schemeOfThisPage } from '../../theme/colour-scheme.ts'
import { cssVariables, theme } from '../../theme/theme.ts'
import { LoadingShared } from './loading-shared.tsx'
import { SharedViewPage } from './shared-view-page.tsx'
import { usePrivatePage } from './use-private-page.ts'

type Started = { client: Client; queryClient: QueryClient; maps: SiteConfig['maps'] }

/**
 * What a share link opens, for whoever has it. It is a site of its own beside the dashboard's: who only looks loads
 * neither the router nor the sign-in, no token of an account is near it, and its theme is that of the viewer's device.
 */
export function SharedSite({ shareToken }: { shareToken: string }) {
  const { t } = useTranslation()
  const [started, setStarted] = useState<Started | 'starting' | 'failed'>('starting')
  const start = useCallback(() => {
    setStarted('starting')
    startShared().then(setStarted, () => setStarted('failed'))
  }, [])
  useEffect(start, [start])
  usePrivatePage()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={schemeOfThisPage}
    >
      <ThemeColour />
      <title>{`${t('pages.share')} · ${t('product')}`}</title>
      {started === 'starting' && <LoadingShared />}
      {started === 'failed' && <SiteProblem tryAgain={start} />}
      {typeof started === 'object' && (
        <QueryClientProvider client={started.queryClient}>
          <SharedViewPage {...{ shareToken }} client={started.client} maps={started.maps} />
        </QueryClientProvider>
      )}
    </MantineProvider>
  )
}

async function startShared(): Promise<Started> {
  const { apiUrl, maps } = await readSiteConfig()
  const client = createClient({
    baseUrl: apiUrl,
    accessToken: async () => null,
    fetch: (...request) => fetch(...request),
  })
  return { client, queryClient: createSiteQueryClient(() => undefined), maps }
}

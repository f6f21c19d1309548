import type { QueryClient } from '@tanstack/react-query'
import { createClient } from '../shared/http/client.ts'
import { accountQuery, configureSignIn } from './account/account.ts'
import { createSiteQueryClient } from './api/create-query-client.ts'
import { clearLastKnown, storeLastKnown } from './api/offline/last-known.ts'
import { storedPreferences } from './api/preferences-query.ts'
import { readSiteConfig } from './api/read-site-config.ts'
import type { Site } from './api/site.tsx'
import { createSiteRouter } from './router.ts'
import { accessToken, clearAccessToken, watchSession } from './session/session.ts'

type Started = { site: Site; queryClient: QueryClient; router: ReturnType<typeof createSiteRouter> }

/** Everything that lives as long as the page. */
export async function startSite(): Promise<Started> {
  const config = await readSiteConfig()
  configureSignIn(config)
  const client = createClient({
    baseUrl: config.apiUrl,
    accessToken,
    fetch: (...request) => fetch(...request),
  })
  /** Nothing of the account stays on the page, and the dashboard's guard leads to /login. */
  const leave = async () => {
    queryClient.setQueryData(accountQuery.queryKey, null)
    await clearLastKnown()
    storedPreferences().clear()
    await router.invalidate()
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountQuery.queryKey[0] })
  }
  const queryClient = createSiteQueryClient(() => {
    clearAccessToken()
    void leave()
  })
  storeLastKnown(queryClient, () => queryClient.getQueryData(accountQuery.queryKey)?.accountId)
  const router = createSiteRouter({ queryClient, client })
  watchSession(() => void leave())
  return { site: { config, client, clearAccount: leave }, queryClient, router }
}

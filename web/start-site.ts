import type { QueryClient } from '@tanstack/react-query'
import { createClient } from '../shared/http/client.ts'
import { createSiteQueryClient } from './api/create-query-client.ts'
import { readSiteConfig } from './api/read-site-config.ts'
import type { Site } from './api/site.tsx'
import { accessToken, accountQuery, configureSignIn } from './features/sign-in/account.ts'
import { createSiteRouter } from './router.ts'

export type Started = { site: Site; queryClient: QueryClient; router: ReturnType<typeof createSiteRouter> }

/** Everything that lives as long as the page. */
export async function startSite(): Promise<Started> {
  const config = await readSiteConfig()
  configureSignIn(config)
  const queryClient = createSiteQueryClient(() => {
    queryClient.setQueryData(accountQuery.queryKey, null)
    router.invalidate()
  })
  const router = createSiteRouter(queryClient)
  const client = createClient({
    baseUrl: config.apiUrl,
    accessToken,
    fetch: (...request) => fetch(...request),
  })
  return { site: { config, client }, queryClient, router }
}

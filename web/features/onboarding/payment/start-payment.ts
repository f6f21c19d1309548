import type { QueryClient } from '@tanstack/react-query'
import { createClient } from '../../../../shared/http/client.ts'
import { createSiteQueryClient } from '../../../api/create-query-client.ts'
import { readSiteConfig } from '../../../api/read-site-config.ts'
import type { Site } from '../../../api/site.tsx'
import { addTexts } from '../../../i18n/i18n.ts'

/** What the payment needs of the app: its texts, its configuration and a client without sign-in. */
export async function startPayment(): Promise<{ site: Site; queryClient: QueryClient }> {
  const [config] = await Promise.all([readSiteConfig(), addTexts('site')])
  const client = createClient({
    baseUrl: config.apiUrl,
    accessToken: async () => null,
    fetch: (url, request) => fetch(url, request),
  })
  const site = { config, client, clearAccount: async () => undefined }
  return { site, queryClient: createSiteQueryClient(() => undefined) }
}

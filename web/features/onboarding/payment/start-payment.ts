import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { createClient } from '../../../../shared/http/client.ts'
import { createSiteQueryClient } from '../../../api/create-query-client.ts'
import { readSiteConfig } from '../../../api/read-site-config.ts'
import type { Site } from '../../../api/site.tsx'
import { en } from '../../../i18n/en.ts'

/** What the payment needs of the app: its texts, its configuration and a client without sign-in. */
export async function startPayment(): Promise<{ site: Site; queryClient: QueryClient }> {
  i18next.addResourceBundle('en', 'translation', en, true)
  const config = await readSiteConfig()
  const client = createClient({
    baseUrl: config.apiUrl,
    accessToken: async () => null,
    fetch: (url, request) => fetch(url, request),
  })
  const site = { config, client, clearAccount: async () => undefined }
  return { site, queryClient: createSiteQueryClient(() => undefined) }
}

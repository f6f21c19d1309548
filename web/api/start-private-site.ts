import './without-eval.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type Client, createClient } from '../../shared/http/client.ts'
import type { SiteConfig } from '../../shared/site-config.ts'
import { createSiteQueryClient } from './create-query-client.ts'
import { readSiteConfig } from './read-site-config.ts'

export type PrivateSiteParts = { client: Client; queryClient: QueryClient; config: SiteConfig }

/** Starts a page that anyone with its address may open: calls without an account. */
export async function startPrivateSite(): Promise<PrivateSiteParts> {
  const config = await readSiteConfig()
  const client = createClient({
    baseUrl: config.apiUrl,
    accessToken: async () => null,
    fetch: (url, request) => fetch(url, request),
  })
  return { client, queryClient: createSiteQueryClient(() => undefined), config }
}

import '../../api/without-eval.ts'
import { QueryClient } from '@tanstack/react-query'
import { type Client, createClient } from '../../../shared/http/client.ts'
import { configureSignIn } from '../../account/configure-sign-in.ts'
import { mayPass } from '../../api/may-pass.ts'
import { readSiteConfig } from '../../api/read-site-config.ts'
import { accessToken } from '../../session/session.ts'

export type ConsoleParts = { client: Client; queryClient: QueryClient }

/** Starts the console: calls with the token of whoever is signed in. Nothing of it is stored in the browser. */
export async function startConsole(): Promise<ConsoleParts> {
  const config = await readSiteConfig()
  configureSignIn(config)
  const client = createClient({
    baseUrl: config.apiUrl,
    accessToken,
    fetch: (url, request) => fetch(url, request),
  })
  const retry = (failures: number, error: Error) => failures < 1 && mayPass(error)
  // each look is in the customer's log, so a window that gets the focus again asks for nothing
  const queries = { retry, refetchOnWindowFocus: false, networkMode: 'always' as const }
  return { client, queryClient: new QueryClient({ defaultOptions: { queries } }) }
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { account } from '../../shared/account/account.routes.ts'
import { Preferences } from '../../shared/account/preferences.ts'
import type { Client } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { browserStorage } from '../session/browser-storage.ts'

/** After this the dashboard opens with the stored preferences. */
const WAIT_AT_MOST_MS = 3 * SECOND_MS

/** The newest preferences, for a start on a slow network. */
export const storedPreferences = () => browserStorage('vectra.preferences', Preferences, localStorage)

export const preferencesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: async () => storePreferences((await client.call(account.getPreferences, {})).preferences),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function storePreferences(preferences: Preferences): Preferences {
  storedPreferences().write(preferences)
  return preferences
}

/** Starts the first request. When it fails, the defaults apply: silently to the user (specification 1.8). */
export function requestPreferences(queryClient: QueryClient, client: Client): void {
  const query = firstQuery(client)
  if (queryClient.getQueryState(query.queryKey) !== undefined) return
  queryClient
    .fetchQuery(query)
    .catch((error: unknown) => console.warn('Could not load the preferences:', error))
}

/** Waits for the first reply, but not long: a late one finds the stored preferences in use. */
export async function waitForPreferences(queryClient: QueryClient, client: Client): Promise<void> {
  requestPreferences(queryClient, client)
  const query = firstQuery(client)
  if (queryClient.getQueryState(query.queryKey)?.status !== 'pending') return
  const isFinished = () => true
  const finished = queryClient.fetchQuery(query).then(isFinished, isFinished)
  const timedOut = new Promise<false>((resolve) => setTimeout(resolve, WAIT_AT_MOST_MS, false))
  if (await Promise.race([finished, timedOut])) return
  const stored = storedPreferences().read()
  if (stored !== null) queryClient.setQueryData(query.queryKey, stored, { updatedAt: 0 })
}

const firstQuery = (client: Client) => ({ ...preferencesQuery(client), retry: false })

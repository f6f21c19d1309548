import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { account } from '../../shared/account/account.routes.ts'
import { Preferences } from '../../shared/account/preferences.ts'
import type { Client } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { browserStorage } from '../session/browser-storage.ts'

/** A dashboard with the preferences of last time is better than none. */
const WAIT_AT_MOST_MS = 3 * SECOND_MS

/** The newest answer, for a start on a network that hangs. */
export const keptPreferences = () => browserStorage('vectra.preferences', Preferences, localStorage)

export const preferencesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: async () => keep((await client.call(account.getPreferences, {})).preferences),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function keep(preferences: Preferences): Preferences {
  keptPreferences().write(preferences)
  return preferences
}

/**
 * Waits for the first answer, and while it does not come goes on with the one of last time. One that fails leaves the
 * defaults, which is logged and told nobody.
 */
export async function firstPreferences(queryClient: QueryClient, client: Client): Promise<void> {
  const query = preferencesQuery(client)
  if (queryClient.getQueryState(query.queryKey) !== undefined) return
  const answered = queryClient
    .fetchQuery({ ...query, retry: false })
    .catch((error: unknown) => console.warn('The preferences could not be read:', error))
    .then(() => true)
  const late = new Promise<false>((resolve) => setTimeout(resolve, WAIT_AT_MOST_MS, false))
  if (await Promise.race([answered, late])) return
  const kept = keptPreferences().read()
  if (kept !== null) queryClient.setQueryData(query.queryKey, kept, { updatedAt: 0 })
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { account } from '../../shared/account/account.routes.ts'
import type { Client } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'

/** A dashboard with the default preferences is better than none. */
const WAIT_AT_MOST_MS = 10 * SECOND_MS

export const preferencesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: async () => (await client.call(account.readPreferences, {})).preferences,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Waits for the first answer. One that does not come leaves the defaults, which is logged and told nobody. */
export async function firstPreferences(queryClient: QueryClient, client: Client): Promise<void> {
  const query = preferencesQuery(client)
  if (queryClient.getQueryState(query.queryKey) !== undefined) return
  const answered = queryClient
    .fetchQuery({ ...query, retry: false })
    .catch((error: unknown) => console.warn('The preferences could not be read:', error))
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, WAIT_AT_MOST_MS))])
}

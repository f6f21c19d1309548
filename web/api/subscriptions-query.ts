import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { subscriptions } from '../../shared/subscriptions/subscriptions.routes.ts'

export const SUBSCRIPTIONS_KEY = ['subscriptions'] as const

/** The subscriptions of the account. */
export const subscriptionsQuery = (client: Client) =>
  queryOptions({
    queryKey: SUBSCRIPTIONS_KEY,
    queryFn: async () => (await client.call(subscriptions.listSubscriptions, {})).subscriptions,
  })

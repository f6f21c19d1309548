import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { notifications } from '../../shared/notifications/notifications.routes.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { readPushState } from '../pwa/push/browser-push.ts'

export const PUSH_BROWSERS_KEY = ['push-browsers'] as const

/** The browsers that get the account's push messages. */
export const pushBrowsersQuery = (client: Client) =>
  queryOptions({
    queryKey: PUSH_BROWSERS_KEY,
    staleTime: MINUTE_MS,
    queryFn: async () => (await client.call(notifications.listPushSubscriptions, {})).subscriptions,
  })

/** Whether this browser gets the account's push messages. */
export const pushStateQuery = (accountId: string) =>
  queryOptions({ queryKey: ['push', accountId], queryFn: () => readPushState(accountId) })

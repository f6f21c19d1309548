import { queryOptions } from '@tanstack/react-query'
import { readPushState } from '../pwa/push/browser-push.ts'

/** Whether this browser gets the account's push messages. */
export const pushStateQuery = (accountId: string) =>
  queryOptions({ queryKey: ['push', accountId], queryFn: () => readPushState(accountId) })

import { queryOptions } from '@tanstack/react-query'
import { history } from '../../../shared/account/history.routes.ts'
import type { Client } from '../../../shared/http/client.ts'

/** How long the history of the account is kept. */
export const historyQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account-history'],
    queryFn: () => client.call(history.getHistory, {}),
  })

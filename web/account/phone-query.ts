import { queryOptions } from '@tanstack/react-query'
import { account } from '../../shared/account/account.routes.ts'
import type { Client } from '../../shared/http/client.ts'
import { MINUTE_MS } from '../../shared/time.ts'

/** The phone of the account, and whether it is confirmed. */
export const phoneQuery = (client: Client) =>
  queryOptions({
    queryKey: ['phone'],
    staleTime: MINUTE_MS,
    queryFn: () => client.call(account.getUserSettings, {}),
  })

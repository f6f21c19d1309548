import { queryOptions } from '@tanstack/react-query'
import { ownData } from '../../../../shared/account/own-data.routes.ts'
import type { DataExport } from '../../../../shared/account/own-data.ts'
import type { Client } from '../../../../shared/http/client.ts'
import { SECOND_MS } from '../../../../shared/time.ts'

const POLL_MS = 5 * SECOND_MS

/** The newest export of the account's data; asked for again while it is being prepared. */
export const exportQuery = (client: Client) =>
  queryOptions({
    queryKey: ['data-export'],
    queryFn: async (): Promise<DataExport | null> => (await client.call(ownData.getExport, {})).export,
    refetchInterval: ({ state }) => state.data?.status === 'preparing' && POLL_MS,
  })

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { gateways } from '../../../../shared/gateways/gateways.routes.ts'
import type { Client } from '../../../../shared/http/client.ts'
import { SECOND_MS } from '../../../../shared/time.ts'

const KEY = ['gateways']
/** A unit appears soon after it is switched on. */
const POLL_MS = 10 * SECOND_MS

export const gatewaysQuery = (client: Client) =>
  queryOptions({
    queryKey: KEY,
    queryFn: async () => (await client.call(gateways.listGateways, {})).gateways,
    refetchInterval: POLL_MS,
  })

/** The units of a gateway, page by page. */
export const unitsQuery = (client: Client, gatewayId: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, gatewayId, 'units'],
    queryFn: ({ pageParam }) =>
      client.call(gateways.listUnits, {
        path: { gatewayId },
        query: pageParam === null ? {} : { cursor: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: POLL_MS,
  })

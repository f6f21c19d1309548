import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { shares } from '../../shared/shares/shares.routes.ts'

/** All that is read of share links: what changes one makes all of it old. */
export const SHARES_KEY = ['shares'] as const

/** The links of the account, newest first. */
export const sharesQuery = (client: Client) =>
  queryOptions({
    queryKey: [...SHARES_KEY, 'all'],
    queryFn: async () => (await client.call(shares.listShares, {})).shareLinks,
  })

/** Those that show the device. */
export const sharesOfDeviceQuery = (client: Client, deviceId: string) =>
  queryOptions({
    queryKey: [...SHARES_KEY, 'of', deviceId],
    queryFn: async () => (await client.call(shares.listDeviceShares, { path: { id: deviceId } })).shareLinks,
  })

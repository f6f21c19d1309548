import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { shares } from '../../shared/shares/shares.routes.ts'

/** Prefix of every query about share links. A change to any link invalidates all of them. */
export const SHARES_KEY = ['shares'] as const

/** The links of the account, newest first. */
export const sharesQuery = (client: Client) =>
  queryOptions({
    queryKey: [...SHARES_KEY, 'all'],
    queryFn: async () => (await client.call(shares.listShares, {})).shareLinks,
  })

/** The links that show one device, newest first. */
export const sharesOfDeviceQuery = (client: Client, deviceId: string) =>
  queryOptions({
    queryKey: [...SHARES_KEY, 'device', deviceId],
    queryFn: async () => (await client.call(shares.listDeviceShares, { path: { id: deviceId } })).shareLinks,
  })

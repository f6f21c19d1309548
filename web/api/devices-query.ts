import { queryOptions } from '@tanstack/react-query'
import { devices } from '../../shared/devices/devices.routes.ts'
import type { Client } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { type DevicesReply, keepPushed } from './live-push/merge.ts'

const FRESH_MS = 2 * SECOND_MS

export const DEVICES_KEY = ['devices'] as const

export const devicesQuery = (client: Client) =>
  queryOptions({
    queryKey: DEVICES_KEY,
    // the page that opens uses the list that was requested while its code loaded
    staleTime: FRESH_MS,
    queryFn: async ({ client: cache }) => {
      const query = { timezoneOffset: new Date().getTimezoneOffset() }
      const reply = await client.call(devices.listDevices, { query })
      return keepPushed(cache.getQueryData<DevicesReply>(DEVICES_KEY), reply)
    },
  })

import { queryOptions } from '@tanstack/react-query'
import { devices } from '../../shared/devices/devices.routes.ts'
import type { Client } from '../../shared/http/client.ts'
import { type DevicesReply, keepPushed } from './live-push/merge.ts'

export const DEVICES_KEY = ['devices'] as const

export const devicesQuery = (client: Client) =>
  queryOptions({
    queryKey: DEVICES_KEY,
    queryFn: async ({ client: cache }) => {
      const query = { timezoneOffset: new Date().getTimezoneOffset() }
      const reply = await client.call(devices.listDevices, { query })
      return keepPushed(cache.getQueryData<DevicesReply>(DEVICES_KEY), reply)
    },
  })

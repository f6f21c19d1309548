import { queryOptions } from '@tanstack/react-query'
import { devices } from '../../shared/devices/devices.routes.ts'
import type { Client } from '../../shared/http/client.ts'
import { type DevicesAnswer, keepingPushed } from './live-push/merge.ts'

export const DEVICES_KEY = ['devices'] as const

export const devicesQuery = (client: Client) =>
  queryOptions({
    queryKey: DEVICES_KEY,
    queryFn: async ({ client: cache }) => {
      const query = { timezoneOffset: new Date().getTimezoneOffset() }
      const answer = await client.call(devices.listDevices, { query })
      return keepingPushed(cache.getQueryData<DevicesAnswer>(DEVICES_KEY), answer)
    },
  })

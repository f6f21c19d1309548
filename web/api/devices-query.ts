import { queryOptions } from '@tanstack/react-query'
import { devices } from '../../shared/devices/devices.routes.ts'
import type { Client } from '../../shared/http/client.ts'

export const DEVICES_KEY = ['devices'] as const

export const devicesQuery = (client: Client) =>
  queryOptions({
    queryKey: DEVICES_KEY,
    queryFn: () =>
      client.call(devices.listDevices, { query: { timezoneOffset: new Date().getTimezoneOffset() } }),
  })

import { queryOptions } from '@tanstack/react-query'
import { ALERT_DEVICES_MAX, alerts } from '../../../../shared/alerts/alerts.routes.ts'
import type { Client } from '../../../../shared/http/client.ts'
import { reporting } from '../../../../shared/reporting/reporting.routes.ts'
import { MINUTE_MS, toIso } from '../../../../shared/time.ts'
import type { DayReport } from './device-day.ts'

export const OVERVIEW_KEY = ['overview'] as const

const ALERTS_HOURS = 24
const ALERTS_EVERY_MS = MINUTE_MS
/** Each time the trails of a whole day are read: less often than the devices. */
const DAY_EVERY_MS = 2 * MINUTE_MS

/** How every tracked device went in the last 24 hours and today, from the server's trails. */
export const dayQuery = (client: Client) =>
  queryOptions({
    queryKey: [...OVERVIEW_KEY, 'day'],
    queryFn: async () => {
      const startOfToday = toIso(new Date().setHours(0, 0, 0, 0))
      const devices: DayReport[] = []
      for (let after: string | null | undefined; after !== null; ) {
        const page = await client.call(reporting.getDay, { query: { startOfToday, after } })
        devices.push(...page.devices)
        after = page.next
      }
      return devices
    },
    refetchInterval: DAY_EVERY_MS,
  })

export const summaryQuery = (client: Client, plate: string) =>
  queryOptions({
    queryKey: [...OVERVIEW_KEY, 'summary', plate],
    queryFn: async () => {
      const { report } = await client.call(reporting.getSummary, {
        path: { plate },
        query: { period: 'last12h' },
      })
      return report.summary
    },
    refetchInterval: DAY_EVERY_MS,
  })

/** How many alerts the devices raised in the last 24 hours. */
export const alertCountQuery = (client: Client, deviceIds: readonly string[]) =>
  queryOptions({
    queryKey: [...OVERVIEW_KEY, 'alerts', deviceIds],
    queryFn: async () => {
      let count = 0
      for (let first = 0; first < deviceIds.length; first += ALERT_DEVICES_MAX) {
        const some = deviceIds.slice(first, first + ALERT_DEVICES_MAX)
        const body = { deviceIds: some, hours: ALERTS_HOURS }
        count += (await client.call(alerts.listRecentAlerts, { body })).alerts.length
      }
      return count
    },
    refetchInterval: ALERTS_EVERY_MS,
  })

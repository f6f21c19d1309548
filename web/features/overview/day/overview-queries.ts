import { queryOptions } from '@tanstack/react-query'
import { ALERT_DEVICES_MAX, alerts } from '../../../../shared/alerts/alerts.routes.ts'
import type { Client } from '../../../../shared/http/client.ts'
import { reporting } from '../../../../shared/reporting/reporting.routes.ts'
import { MINUTE_MS, toIso } from '../../../../shared/time.ts'
import { startOfDay } from '../../../../shared/trails/day-range.ts'
import type { DayReport } from './device-day.ts'

export const OVERVIEW_KEY = ['overview'] as const

export const ALERT_HOURS = 24
export const SUMMARY_HOURS = 12
const ALERTS_EVERY_MS = MINUTE_MS
/** Less often than the devices, as the server reads a full day of trails for each answer. */
const DAY_EVERY_MS = 2 * MINUTE_MS

/** The last 24 hours and today in a time zone of every tracked device, from the stored trails. */
export const dayQuery = (client: Client, timeZone: string) =>
  queryOptions({
    queryKey: [...OVERVIEW_KEY, 'day', timeZone],
    queryFn: async () => {
      const startOfToday = toIso(startOfDay(Date.now(), timeZone))
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

/** The summary report of one device, by its plate. */
export const summaryQuery = (client: Client, plate: string) =>
  queryOptions({
    queryKey: [...OVERVIEW_KEY, 'summary', plate],
    queryFn: async () => {
      const { report } = await client.call(reporting.getSummary, {
        path: { plate },
        query: { period: `last${SUMMARY_HOURS}h` },
      })
      return report.summary
    },
    refetchInterval: DAY_EVERY_MS,
  })

/** The number of alerts that the devices raised in the last 24 hours. */
export const alertCountQuery = (client: Client, deviceIds: readonly string[]) =>
  queryOptions({
    queryKey: [...OVERVIEW_KEY, 'alerts', deviceIds],
    queryFn: async () => {
      let count = 0
      for (let first = 0; first < deviceIds.length; first += ALERT_DEVICES_MAX) {
        const batch = deviceIds.slice(first, first + ALERT_DEVICES_MAX)
        const body = { deviceIds: batch, hours: ALERT_HOURS }
        count += (await client.call(alerts.listRecentAlerts, { body })).alerts.length
      }
      return count
    },
    refetchInterval: ALERTS_EVERY_MS,
  })

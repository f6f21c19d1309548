import { queryOptions } from '@tanstack/react-query'
import { ALERT_DEVICES_MAX, alerts } from '../../../../shared/alerts/alerts.routes.ts'
import type { Client } from '../../../../shared/http/client.ts'
import { reporting } from '../../../../shared/reporting/reporting.routes.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { DAY_EVERY_MS, OVERVIEW_KEY } from '../../../api/day-query.ts'

export const ALERT_HOURS = 24
export const SUMMARY_HOURS = 12
const ALERTS_EVERY_MS = MINUTE_MS

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

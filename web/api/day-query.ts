import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import type { RouteReply } from '../../shared/http/route.ts'
import { reporting } from '../../shared/reporting/reporting.routes.ts'
import { MINUTE_MS, toIso } from '../../shared/time.ts'
import { startOfDay } from '../../shared/trails/day-range.ts'

export type DayReport = RouteReply<typeof reporting.getDay>['devices'][number]

/** The key of queries that only the overview makes. */
export const OVERVIEW_KEY = ['overview'] as const
export const DAY_KEY = [...OVERVIEW_KEY, 'day'] as const
/** Less often than the devices, as the server reads a full day of trails for each answer. */
export const DAY_EVERY_MS = 2 * MINUTE_MS

/** The last 24 hours and today in a time zone of every tracked device, from the stored trails. */
export const dayQuery = (client: Client, timeZone: string) =>
  queryOptions({
    queryKey: [...DAY_KEY, timeZone],
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

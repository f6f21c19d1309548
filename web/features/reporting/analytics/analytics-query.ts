import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../../shared/http/client.ts'
import { ANALYTICS_DAYS as DAYS } from '../../../../shared/reporting/notification-analytics.ts'
import { reporting } from '../../../../shared/reporting/reporting.routes.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'

/** The days that the figures cover (specification 3.9). */
export const ANALYTICS_DAYS = DAYS.default

/** The outcomes of notifications of the last days, today included. */
export const analyticsQuery = (client: Client, days: number) =>
  queryOptions({
    queryKey: ['notification-analytics', days],
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
    queryFn: () => client.call(reporting.getNotificationAnalytics, { query: { days } }),
  })

import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../../shared/http/client.ts'
import { reporting } from '../../../../shared/reporting/reporting.routes.ts'
import { DAY_EVERY_MS, OVERVIEW_KEY } from '../../../api/day-query.ts'

export const SUMMARY_HOURS = 12

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

import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../../shared/http/client.ts'
import { reportSchedules } from '../../../../shared/reports/reports.routes.ts'
import { SECOND_MS } from '../../../../shared/time.ts'

export const SCHEDULES_KEY = ['report-schedules'] as const
const POLL_MS = 30 * SECOND_MS
const RUNNING_POLL_MS = 3 * SECOND_MS

/** The report schedules of the account, newest first; read again soon while one is running. */
export const schedulesQuery = (client: Client) =>
  queryOptions({
    queryKey: SCHEDULES_KEY,
    staleTime: POLL_MS,
    refetchInterval: ({ state }) =>
      state.data?.some(({ lastOutcome }) => lastOutcome === 'generating') ? RUNNING_POLL_MS : POLL_MS,
    queryFn: async () => (await client.call(reportSchedules.listSchedules, {})).schedules,
  })

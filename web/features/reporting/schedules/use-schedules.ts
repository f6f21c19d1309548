import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../../shared/http/client.ts'
import { reportSchedules } from '../../../../shared/reports/reports.routes.ts'
import type { ReportSchedule } from '../../../../shared/reports/schedule.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { useSite } from '../../../api/site.tsx'

const NONE: readonly ReportSchedule[] = []

export type SchedulesList = ReturnType<typeof useSchedules>

/** The report schedules. A list that cannot be loaded is empty, and its failure is logged only (specification 3.8). */
export function useSchedules() {
  const { client } = useSite()
  const { data, isPending } = useQuery(schedulesQuery(client))
  return { schedules: data ?? NONE, isLoaded: !isPending }
}

export const SCHEDULES_KEY = ['report-schedules'] as const
const POLL_MS = 30 * SECOND_MS
const RUNNING_POLL_MS = 3 * SECOND_MS

/** The report schedules of the account, newest first; read again soon while one is running. */
const schedulesQuery = (client: Client) =>
  queryOptions({
    queryKey: SCHEDULES_KEY,
    staleTime: POLL_MS,
    refetchInterval: ({ state }) =>
      state.data?.some(({ lastOutcome }) => lastOutcome === 'generating') ? RUNNING_POLL_MS : POLL_MS,
    queryFn: async () => (await client.call(reportSchedules.listSchedules, {})).schedules,
  })

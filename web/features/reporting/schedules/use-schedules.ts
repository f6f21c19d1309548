import { useQuery } from '@tanstack/react-query'
import type { ReportSchedule } from '../../../../shared/reports/schedule.ts'
import { useSite } from '../../../api/site.tsx'
import { schedulesQuery } from './schedules-query.ts'

const NONE: readonly ReportSchedule[] = []

export type SchedulesList = ReturnType<typeof useSchedules>

/** The report schedules. A list that cannot be loaded is empty, and its failure is logged only (specification 3.8). */
export function useSchedules() {
  const { client } = useSite()
  const { data, isPending } = useQuery(schedulesQuery(client))
  return { schedules: data ?? NONE, isLoaded: !isPending }
}

import { useQuery } from '@tanstack/react-query'
import type { GeneratedReport } from '../../../../shared/reports/generated-report.ts'
import { useSite } from '../../../api/site.tsx'
import { reportsQuery } from './reports-query.ts'

const NONE: readonly GeneratedReport[] = []

export type ReportsList = ReturnType<typeof useReports>

/** The generated reports. A list that cannot be loaded is empty, and its failure is logged only (specification 3.8). */
export function useReports() {
  const { client } = useSite()
  const { data, isPending, dataUpdatedAt, refetch } = useQuery(reportsQuery(client))
  return {
    reports: data ?? NONE,
    isLoaded: !isPending,
    /** When the links of the reports were made, epoch milliseconds. */
    readAt: dataUpdatedAt,
    refresh: refetch,
  }
}

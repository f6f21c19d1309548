import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { GeneratedReport } from '../../../../shared/reports/generated-report.ts'
import type { DateRange } from '../../../../shared/reports/period.ts'
import type { ReportFilters } from '../../../../shared/reports/report-filters.ts'
import type { ReportFormat, ReportType } from '../../../../shared/reports/report-type.ts'
import { generatedReports } from '../../../../shared/reports/reports.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { REPORTS_KEY, reportsQuery } from './reports-query.ts'
import { untilGenerated } from './until-generated.ts'

type Wanted = {
  reportType: ReportType
  format: ReportFormat
  filters: Partial<ReportFilters> & { dateRange: DateRange }
  timezone?: string
}

const pause = (durationMs: number) => new Promise<void>((resolve) => setTimeout(resolve, durationMs))

/** Generates a report and waits for it. */
export function useGenerate(): (wanted: Wanted) => Promise<GeneratedReport> {
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useCallback(
    async (wanted) => {
      const { report } = await client.call(generatedReports.generateReport, { body: wanted })
      void queryClient.invalidateQueries({ queryKey: REPORTS_KEY })
      const readReports = () => queryClient.fetchQuery({ ...reportsQuery(client), staleTime: 0 })
      return untilGenerated(report, { readReports, pause })
    },
    [client, queryClient],
  )
}

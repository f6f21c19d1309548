import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { GeneratedReport } from '../../../../shared/reports/generated-report.ts'
import type { DateRange } from '../../../../shared/reports/period.ts'
import type { ReportFilters } from '../../../../shared/reports/report-filters.ts'
import type { ReportFormat, ReportType } from '../../../../shared/reports/report-type.ts'
import { generatedReports } from '../../../../shared/reports/reports.routes.ts'
import { MINUTE_MS, SECOND_MS } from '../../../../shared/time.ts'
import { useSite } from '../../../api/site.tsx'
import { REPORTS_KEY, reportsQuery } from './reports-query.ts'

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

const POLL_MS = 2 * SECOND_MS
/** Longer than anybody looks at a page. The report is in the list all the same. */
export const WAIT_AT_MOST_MS = 10 * MINUTE_MS

type Deps = {
  readReports: () => Promise<readonly GeneratedReport[]>
  pause: (durationMs: number) => Promise<void>
}

/** The report once it is completed or failed, or as it is after `WAIT_AT_MOST_MS`. */
export async function untilGenerated(
  started: GeneratedReport,
  { readReports, pause }: Deps,
): Promise<GeneratedReport> {
  let report = started
  for (let waitedMs = 0; report.status === 'generating' && waitedMs < WAIT_AT_MOST_MS; waitedMs += POLL_MS) {
    await pause(POLL_MS)
    const found = (await readReports()).find(({ id }) => id === started.id)
    if (found === undefined) throw new Error('The report is not in the list any more')
    report = found
  }
  return report
}

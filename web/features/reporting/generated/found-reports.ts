import type { GeneratedReport } from '../../../../shared/reports/generated-report.ts'
import type { ReportType } from '../../../../shared/reports/report-type.ts'

/** The reports whose type contains the text, by its name or as programs write it. */
export function foundReports(
  reports: readonly GeneratedReport[],
  text: string,
  names: Record<ReportType, string>,
): readonly GeneratedReport[] {
  const wanted = text.trim().toLowerCase()
  return reports.filter(({ reportType }) =>
    `${names[reportType]}\n${reportType.replaceAll('_', ' ')}\n${reportType}`.toLowerCase().includes(wanted),
  )
}

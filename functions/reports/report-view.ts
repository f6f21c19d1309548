import {
  type GeneratedReport,
  REPORT_LIFETIME_MS,
  REPORT_LINK_LIFETIME_MS,
} from '../../shared/reports/generated-report.ts'
import { toIso } from '../../shared/time.ts'
import { notificationsOf } from '../events/event-view.ts'
import type { PrivateFiles } from '../outside/private-files.ts'
import type { ListedReport } from '../stores/reports/reports.ts'
import { fileNameOf } from './report-file.ts'

/** A report as its owner sees it. Its link is made for this answer. */
export async function reportView(
  report: ListedReport,
  predatesPositions: boolean | null,
  { files }: { files: Pick<PrivateFiles, 'linkTo'> },
): Promise<GeneratedReport> {
  const { reportId, reportType, format, status, generatedAt, requestedAt, file } = report
  const { error, period, deviceCount, scheduleId } = report
  return {
    id: reportId,
    reportType,
    format,
    status,
    generatedAt: toIso(generatedAt),
    expiresAt: toIso(requestedAt + REPORT_LIFETIME_MS),
    fileSize: file?.sizeBytes ?? null,
    fileUrl: file && (await files.linkTo(file.key, fileNameOf(file.key), REPORT_LINK_LIFETIME_MS)),
    error,
    period,
    deviceCount,
    scheduleId,
    deliveries: notificationsOf(report),
    predatesPositions,
  }
}

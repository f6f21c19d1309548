import { HOUR_MS } from '../../shared/time.ts'
import type { ReportQueue } from '../outside/report-queue.ts'
import type { ReportStore, StoredReport } from '../stores/reports/reports.ts'

/** A report that is still generating by then has failed. */
const OVERDUE_AFTER_MS = HOUR_MS

/** The ids of more would make each look at the list of reports expensive. */
const LISTED_DEVICES_MAX = 100

/** The subject of a report, and who asked for it. */
export type ReportRequest = Pick<
  StoredReport,
  'accountId' | 'reportType' | 'format' | 'period' | 'filters' | 'limitedTo' | 'scheduleId'
>

export type CreateReportDeps = { reports: Pick<ReportStore, 'create'>; now: () => number }
export type StartReportDeps = CreateReportDeps & { reportQueue: Pick<ReportQueue, 'send'> }

type NewReport = { reportId: string; replaces?: string | null }

/**
 * Stores a report that is to be generated and sends its job. Returns `null` if it was not stored: there is one with this
 * id, or nothing to replace.
 */
export async function startReport(
  request: ReportRequest,
  ids: NewReport,
  deps: StartReportDeps,
): Promise<StoredReport | null> {
  const report = await createReport(request, ids, deps)
  if (report !== null) await sendReportJob(report, deps)
  return report
}

export const sendReportJob = (
  { accountId, reportId }: Pick<StoredReport, 'accountId' | 'reportId'>,
  { reportQueue }: Pick<StartReportDeps, 'reportQueue'>,
): Promise<void> => reportQueue.send({ accountId, reportId, continued: 0 })

/** The same without its job. `replaces` is a report that failed, whose place it takes. */
export async function createReport(
  request: ReportRequest,
  { reportId, replaces = null }: NewReport,
  { reports, now }: CreateReportDeps,
): Promise<StoredReport | null> {
  const at = now()
  const { accountId } = request
  const report = newReport(request, reportId, at)
  const work = { kind: 'reportOverdue' as const, accountId, reportId }
  const isCreated = await reports.create(report, { dueAt: at + OVERDUE_AFTER_MS, work }, replaces)
  return isCreated ? report : null
}

/** A report that is still to be generated, as it was requested at a time (epoch ms). */
export const newReport = (request: ReportRequest, reportId: string, at: number): StoredReport => ({
  ...request,
  reportId,
  status: 'generating',
  requestedAt: at,
  generatedAt: at,
  deviceCount: null,
  deviceIds: request.filters.devices.length <= LISTED_DEVICES_MAX ? request.filters.devices : null,
  file: null,
  error: null,
  notifications: {},
  summary: null,
})

import { type AnnounceEndedDeps, announceEnded } from '../../reports/announce-ended.ts'
import type { ReportId } from '../../stores/notifications/notifications.ts'
import type { ReportStore } from '../../stores/reports/reports.ts'

export type GiveUpReportDeps = AnnounceEndedDeps & { reports: Pick<ReportStore, 'get' | 'fail'> }

/**
 * Ends a report that is still generating, and says so of a schedule's. The job of one that was completed has announced it,
 * and the schedule may have other recipients since.
 */
export async function giveUpReport(id: ReportId, deps: GiveUpReportDeps): Promise<void> {
  await deps.reports.fail(id, 'timed-out')
  const report = await deps.reports.get(id.accountId, id.reportId, deps.now())
  if (report?.status === 'failed') await announceEnded(id, deps)
}

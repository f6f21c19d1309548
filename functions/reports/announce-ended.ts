import type { NotifyQueue } from '../outside/notify-queue.ts'
import type { ReportId } from '../stores/notifications/notifications.ts'
import type { ReportStore } from '../stores/reports/reports.ts'

export type AnnounceEndedDeps = {
  reports: Pick<ReportStore, 'get'>
  notifyQueue: Pick<NotifyQueue, 'send'>
  now: () => number
}

/** Has a report of a schedule delivered, or its failure noted, once it has ended. A repeated call delivers nothing twice. */
export async function announceEnded(
  { accountId, reportId }: ReportId,
  { reports, notifyQueue, now }: AnnounceEndedDeps,
): Promise<void> {
  const report = await reports.get(accountId, reportId, now())
  if (report === null || report.scheduleId === null || report.status === 'generating') return
  await notifyQueue.send({ kind: 'report', accountId, reportId })
}

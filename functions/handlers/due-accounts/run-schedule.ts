import { nextRun, type RunRule } from '../../../shared/reports/next-run.ts'
import type { ReportQueue } from '../../outside/report-queue.ts'
import { runReportId, runRequest } from '../../reports/schedule-run.ts'
import { type CreateReportDeps, createReport } from '../../reports/start-report.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import type { DueWork } from '../../stores/due-work.ts'
import type { ReportStore } from '../../stores/reports/reports.ts'
import type { ScheduleStore } from '../../stores/reports/schedules.ts'

export type RunScheduleDeps = CreateReportDeps & {
  accounts: Pick<AccountStore, 'isClosed'>
  schedules: Pick<ScheduleStore, 'get' | 'startPlanned'>
  reports: Pick<ReportStore, 'create' | 'get'>
  reportQueue: Pick<ReportQueue, 'send'>
}

export type RunWork = Extract<DueWork, { kind: 'reportRun' }>

/**
 * Starts a planned run, unless the schedule was moved, disabled or deleted since. The report has an id that follows from
 * the run, so a tick that ends anywhere in between and is repeated generates it once.
 */
export async function runSchedule(work: RunWork, deps: RunScheduleDeps): Promise<void> {
  const { accountId, scheduleId, at } = work
  const { schedules, reports, reportQueue } = deps
  const reportId = runReportId(scheduleId, at)
  const schedule = await schedules.get(accountId, scheduleId)
  if (schedule?.nextRunAt === at && !(await deps.accounts.isClosed(accountId))) {
    const runAt = newestRun(schedule.settings, at, deps.now())
    await createReport(runRequest(schedule, runAt), { reportId }, deps)
    const next = nextRun(schedule.settings, Math.max(runAt, deps.now()))
    // its owner may have changed it just now: it has run at its time all the same
    await schedules.startPlanned(schedule, { runAt, reportId }, next)
  }
  const report = await reports.get(accountId, reportId, deps.now())
  if (report?.status === 'generating') await reportQueue.send({ accountId, reportId, continued: 0 })
}

/** The newest of the runs since the planned one: after an outage of days a schedule runs once. */
function newestRun(rule: RunRule, planned: number, now: number): number {
  let newest = planned
  for (let next = nextRun(rule, newest); next <= now; next = nextRun(rule, next)) newest = next
  return newest
}

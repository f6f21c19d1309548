import { createHash } from 'node:crypto'
import { periodOf } from '../../shared/reports/period.ts'
import { rangeOfRun } from '../../shared/reports/range-of-run.ts'
import { REPORT_ID_BYTES, reportIdOf } from '../stores/reports/reports.ts'
import type { StoredSchedule } from '../stores/reports/schedules.ts'
import type { ReportRequest } from './start-report.ts'

/** The id of the report that a run generates which was planned at this time (epoch ms): the same each time. */
export function runReportId(scheduleId: string, at: number): string {
  const hash = createHash('sha256').update(`${scheduleId}#${at}`).digest()
  return reportIdOf(at, hash.subarray(0, REPORT_ID_BYTES))
}

/** The report that a run at this time (epoch ms) generates. */
export function runRequest(schedule: StoredSchedule, at: number): ReportRequest {
  const { accountId, scheduleId, settings, filters, limitedTo } = schedule
  const { reportType, format } = settings
  const { timezone } = settings.schedule
  const { days } = periodOf(rangeOfRun(settings), timezone, at)
  const [first, last] = [days.at(0), days.at(-1)]
  if (first === undefined || last === undefined) throw new Error(`A run of ${timezone} is about no day`)
  const period = { from: first.date, to: last.date, timezone }
  return { accountId, reportType, format, period, filters, limitedTo, scheduleId }
}

import { runReportId, runRequest } from '../../functions/reports/schedule-run.ts'
import { newReport } from '../../functions/reports/start-report.ts'
import { REPORT_ID_BYTES, reportIdOf, type StoredReport } from '../../functions/stores/reports/reports.ts'
import type { ScheduleSettings, StoredSchedule } from '../../functions/stores/reports/schedules.ts'
import { nextRun } from '../../shared/reports/next-run.ts'
import { type PeriodPreset, periodOf } from '../../shared/reports/period.ts'
import type { ReportFormat, ReportType } from '../../shared/reports/report-type.ts'
import { DAY_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { demoId } from './ids.ts'

type Owner = { accountId: string; email: string; timezone: string; now: number }

const NO_FILTERS = { devices: [], geofences: [], includeInactive: false }
/** A report expires after 30 days. */
const RUNS_LISTED_MS = 29 * DAY_MS
/** How many of its last runs have their report: each takes a second to generate. */
const RUNS_LISTED_MAX = 2

type Scheduled = Pick<ScheduleSettings, 'name' | 'description' | 'reportType' | 'frequency' | 'format'> & {
  time: string
}

const SCHEDULES: readonly Scheduled[] = [
  {
    name: 'Monday fleet review',
    description: 'What the fleet did last week, compared with the week before',
    reportType: 'weekly_analytics',
    frequency: 'weekly',
    format: 'pdf',
    time: '07:00',
  },
  {
    name: 'Month at a glance',
    description: 'For the bookkeeper',
    reportType: 'monthly_overview',
    frequency: 'monthly',
    format: 'excel',
    time: '06:00',
  },
]

type Asked = { reportType: ReportType; format: ReportFormat; preset: PeriodPreset }

/** The reports of the owner, one of each type. */
const ASKED: readonly Asked[] = [
  { reportType: 'weekly_analytics', format: 'html', preset: 'lastWeek' },
  { reportType: 'monthly_overview', format: 'pdf', preset: 'thisMonth' },
  { reportType: 'usage_pattern', format: 'pdf', preset: 'thisMonth' },
  { reportType: 'trip_analysis', format: 'excel', preset: 'lastWeek' },
  { reportType: 'geofence_activity', format: 'pdf', preset: 'lastWeek' },
  { reportType: 'alert_summary', format: 'pdf', preset: 'lastWeek' },
  { reportType: 'maintenance_due', format: 'pdf', preset: 'today' },
  { reportType: 'fleet_status', format: 'csv', preset: 'today' },
  { reportType: 'on_board', format: 'pdf', preset: 'lastWeek' },
  { reportType: 'daily_summary', format: 'pdf', preset: 'yesterday' },
]

/** The schedules of the account, as they are after their runs so far. */
export function demoSchedules({ accountId, timezone, now }: Owner, since: number): StoredSchedule[] {
  return SCHEDULES.map(({ time, ...what }) => {
    const settings: ScheduleSettings = {
      ...what,
      deliveryChannels: ['email'],
      recipients: [],
      phones: [],
      webhookUrl: null,
      schedule: { time, dayOfWeek: 1, dayOfMonth: 1, timezone },
      enabled: true,
    }
    const scheduleId = demoId(accountId, `schedule ${what.name}`)
    const lastRunAt = runsUntil(settings, since, now).at(-1) ?? null
    return {
      accountId,
      scheduleId,
      settings,
      filters: NO_FILTERS,
      limitedTo: null,
      disabledBecause: null,
      version: 1,
      createdAt: toIso(since),
      definedAt: since,
      nextRunAt: nextRun(settings, now),
      lastRunAt,
      lastReportId: lastRunAt === null ? null : runReportId(scheduleId, lastRunAt),
      lastOutcome: lastRunAt === null ? null : 'completed',
    }
  })
}

function runsUntil(settings: ScheduleSettings, from: number, to: number): number[] {
  const runs: number[] = []
  for (let at = nextRun(settings, from); at <= to; at = nextRun(settings, at)) runs.push(at)
  return runs
}

/** The reports of the account, which are still to be generated: of the last runs, and those that its owner asked for. */
export function demoReports(schedules: readonly StoredSchedule[], owner: Owner): StoredReport[] {
  const { accountId, email, timezone, now } = owner
  const ofRuns = schedules.flatMap((schedule) =>
    runsUntil(schedule.settings, now - RUNS_LISTED_MS, now)
      .slice(-RUNS_LISTED_MAX)
      .map((at) => {
        const sent = { state: 'sent' as const, at: toIso(at + SECOND_MS), detail: null, attempts: 1 }
        const report = newReport(runRequest(schedule, at), runReportId(schedule.scheduleId, at), at)
        return { ...report, notifications: { [`email:${email}`]: sent } }
      }),
  )
  const asked = ASKED.map(({ reportType, format, preset }, index) => {
    const { days } = periodOf({ preset }, timezone, now)
    const period = { from: days.at(0)?.date ?? '', to: days.at(-1)?.date ?? '', timezone }
    // the last of them first in the list
    const at = now - (ASKED.length - index) * SECOND_MS
    const id = Buffer.from(demoId(accountId, `report ${reportType}`)).subarray(0, REPORT_ID_BYTES)
    const request = {
      accountId,
      reportType,
      format,
      period,
      filters: NO_FILTERS,
      limitedTo: null,
      scheduleId: null,
    }
    return newReport(request, reportIdOf(at, id), at)
  })
  return [...ofRuns, ...asked]
}

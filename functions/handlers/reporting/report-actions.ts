import { DEFAULT_PREFERENCES } from '../../../shared/account/preferences.ts'
import type { RouteInput } from '../../../shared/http/route.ts'
import { READY_WITHIN_MS, REPORTS_PER_HOUR } from '../../../shared/reports/generated-report.ts'
import { type DateRange, PERIOD_DAYS_MAX, periodOf } from '../../../shared/reports/period.ts'
import type { ReportFilters } from '../../../shared/reports/report-filters.ts'
import type { generatedReports as routes } from '../../../shared/reports/reports.routes.ts'
import { DAY_MS, HOUR_MS, secondsUntil } from '../../../shared/time.ts'
import { dayAt } from '../../../shared/trails/day-range.ts'
import { type Coverage, ownPart } from '../../members/own-part.ts'
import type { PrivateFiles } from '../../outside/private-files.ts'
import { type PredatesDeps, predatesPositions } from '../../reports/predates-positions.ts'
import { reportView } from '../../reports/report-view.ts'
import { type StartReportDeps, startReport } from '../../reports/start-report.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import type { PreferenceStore } from '../../stores/accounts/preferences.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { ReportStore, StoredReport } from '../../stores/reports/reports.ts'
import { type UnknownIdsDeps, unknownIds } from './unknown-ids.ts'

export type ReportDeps = StartReportDeps &
  UnknownIdsDeps &
  PredatesDeps & {
    accounts: Pick<AccountStore, 'reserve'>
    devices: Pick<DeviceStore, 'getMany' | 'list'>
    files: Pick<PrivateFiles, 'linkTo'>
    preferences: Pick<PreferenceStore, 'get'>
    reports: ReportStore
    newReportId: () => string
    sleep: (ms: number) => Promise<void>
  }

/** A report that is generating is looked at this often. */
const LOOK_AFTER_MS = 150

/** Reports that the account asks for, and the list of all. */
export const reportActions = (deps: ReportDeps): Actions<typeof routes> => ({
  async generateReport({ body }, { accountId, scope }) {
    const { timezone: own = DEFAULT_PREFERENCES.timezone } = await deps.preferences.get(accountId)
    const { timezone = own } = body
    const period = requestedPeriod(body.filters.dateRange ?? { preset: 'today' }, timezone, deps.now())
    if ('refused' in period) return period
    const filters = filtersOf(body)
    const unknown = await unknownIds(scope, filters, deps)
    if (unknown !== null) return unknown
    const { reportType, format } = body
    const limitedTo = limitOf(scope)
    const request = { accountId, reportType, format, period, filters, limitedTo, scheduleId: null }
    const refusal = await reserveReport(accountId, deps)
    if (refusal !== null) return refusal
    const started = await startReport(request, { reportId: deps.newReportId() }, deps)
    if (started === null) throw new Error('A new report has the id of another')
    const report = await whenReady(started, deps)
    const reply = { report: await reportView(report, false, deps) }
    return report.status === 'completed' ? { reply } : { status: 202, reply }
  },

  async listReports(_input, { accountId, scope }) {
    const all = await deps.reports.list(accountId, deps.now())
    const isShown = await shownTo(scope, deps)
    const reports = all.filter(isShown)
    const predates = await predatesPositions(scope, reports, deps)
    const views = reports.map((report) => reportView(report, predates.get(report.reportId) ?? null, deps))
    return { reply: { reports: await Promise.all(views) } }
  },

  async repeatReport({ path }, { accountId, scope }) {
    const before = await deps.reports.get(accountId, path.id, deps.now())
    if (before === null || !(await shownTo(scope, deps))(before)) return { refused: 'not-found' }
    if (before.status === 'generating') return { reply: { report: await reportView(before, false, deps) } }
    const { reportType, format, period, filters, limitedTo } = before
    const request = { accountId, reportType, format, period, filters, limitedTo, scheduleId: null }
    const refusal = await reserveReport(accountId, deps)
    if (refusal !== null) return refusal
    const replaces = before.status === 'failed' ? path.id : null
    const started = await startReport(request, { reportId: deps.newReportId(), replaces }, deps)
    // another call has replaced it already
    if (started === null) return { refused: 'not-found' }
    return { reply: { report: await reportView(started, false, deps) } }
  },
})

/** The tags as they are stored with what a member makes; `null` without a limit. */
export const limitOf = ({ tags }: DeviceScope): string[] | null => (tags === null ? null : [...tags])

/** Whether a report or schedule is about nothing but devices of the scope. */
export async function shownTo(scope: DeviceScope, { devices }: Pick<ReportDeps, 'devices'>) {
  const { contains } = await ownPart(scope, devices)
  return (about: About): boolean => contains(reportCoverage(about))
}

/** No ids are all devices, or those with one of the tags; `null` are more than are listed. */
type About = { deviceIds: readonly string[] | null; limitedTo: readonly string[] | null }

export function reportCoverage({ deviceIds, limitedTo }: About): Coverage {
  if (limitedTo !== null) return { kind: 'tags', tags: limitedTo }
  if (deviceIds === null || deviceIds.length === 0) return { kind: 'all' }
  return { kind: 'devices', deviceIds }
}

const filtersOf = ({ filters }: RouteInput<typeof routes.generateReport>['body']): ReportFilters => ({
  devices: [...new Set(filters.devices ?? [])],
  geofences: [...new Set(filters.geofences ?? [])],
  includeInactive: filters.includeInactive ?? false,
})

/** Reserves one of the reports of an hour; why there is none, if so. */
export async function reserveReport(
  accountId: string,
  { accounts, now }: Pick<ReportDeps, 'accounts' | 'now'>,
) {
  const at = now()
  const { isReserved, windowStart } = await accounts.reserve(
    accountId,
    'report',
    at,
    at - HOUR_MS,
    REPORTS_PER_HOUR,
  )
  if (isReserved) return null
  const retryAfterSeconds = secondsUntil(windowStart + HOUR_MS, at)
  return { refused: 'too-many-requests' as const, retryAfterSeconds }
}

/** The report once it is no longer generating, or as it is when the time for that is over. */
async function whenReady(started: StoredReport, { reports, sleep, now }: ReportDeps): Promise<StoredReport> {
  const { accountId, reportId, requestedAt } = started
  let report = started
  while (report.status === 'generating' && now() - requestedAt < READY_WITHIN_MS) {
    await sleep(LOOK_AFTER_MS)
    report = (await reports.get(accountId, reportId, now())) ?? report
  }
  return report
}

type RangeRefusal = 'range-too-long' | 'range-in-future' | 'range-reversed'
/** The first and the last day (`YYYY-MM-DD`). */
type RequestedPeriod = { from: string; to: string; timezone: string }

/** The days that a range names at `now`, epoch ms; or why no report can be about them. */
function requestedPeriod(range: DateRange, timezone: string, now: number) {
  const days = 'preset' in range ? daysOfPreset(range, timezone, now) : range
  if (days.from > days.to) return refusal('range-reversed', 'to')
  if (days.from > dayAt(now, timezone)) return refusal('range-in-future', 'from')
  if (lengthOf(days) > PERIOD_DAYS_MAX) return refusal('range-too-long', 'from')
  const period: RequestedPeriod = { from: days.from, to: days.to, timezone }
  return period
}

function daysOfPreset(range: DateRange, timezone: string, now: number): { from: string; to: string } {
  const { days } = periodOf(range, timezone, now)
  const today = dayAt(now, timezone)
  return { from: days.at(0)?.date ?? today, to: days.at(-1)?.date ?? today }
}

const lengthOf = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

const MESSAGES: Record<RangeRefusal, string> = {
  'range-reversed': 'The last day is before the first one.',
  'range-in-future': 'The first day has not started yet.',
  'range-too-long': `The range is longer than ${PERIOD_DAYS_MAX} days. Request a shorter one.`,
}

const refusal = (refused: RangeRefusal, field: 'from' | 'to') => ({
  refused,
  message: MESSAGES[refused],
  more: { errors: [{ path: `filters.dateRange.${field}`, code: refused }] },
})

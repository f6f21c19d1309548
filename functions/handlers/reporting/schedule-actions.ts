import type { reportSchedules as routes } from '../../../shared/reports/reports.routes.ts'
import type { ReportSchedule } from '../../../shared/reports/schedule.ts'
import { toIso, toIsoOrNull } from '../../../shared/time.ts'
import { changeRefusal, type Writer, type Written } from '../../members/change-refusal.ts'
import type { NotifyQueue } from '../../outside/notify-queue.ts'
import { reportView } from '../../reports/report-view.ts'
import { runRequest } from '../../reports/schedule-run.ts'
import { createReport, sendReportJob } from '../../reports/start-report.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import { withoutUndefined } from '../../runtime/without-undefined.ts'
import { untilUnchanged } from '../../stores/dynamodb/until-unchanged.ts'
import type { ScheduleSettings, ScheduleStore, StoredSchedule } from '../../stores/reports/schedules.ts'
import { type CheckScheduleDeps, checkSchedule, settingsOf } from './check-schedule.ts'
import { limitOf, type ReportDeps, reportCoverage, reserveReport, shownTo } from './report-actions.ts'

export type ScheduleDeps = CheckScheduleDeps &
  ReportDeps & {
    schedules: ScheduleStore
    queue: Pick<NotifyQueue, 'send'>
    /** 96 random bits in base64url. */
    randomId: () => string
    now: () => number
  }

const NOT_FOUND = { refused: 'not-found' as const }

/** The calls by which an account manages its report schedules. */
export function scheduleActions(deps: ScheduleDeps): Actions<typeof routes> {
  const { schedules } = deps

  /** Has new recipients asked whether they agree, so that they can before the first run. */
  async function saved(schedule: StoredSchedule) {
    const { accountId, scheduleId, settings } = schedule
    if (settings.enabled) await deps.queue.send({ kind: 'scheduleRecipients', accountId, scheduleId })
    return { reply: { schedule: scheduleView(schedule) } }
  }

  const notAllowed = (writer: Writer, before: Subject, after: Subject | null) => {
    const change = { before: writtenSchedule(before), after: after && writtenSchedule(after) }
    return changeRefusal(writer, 'schedules:write', change, deps.devices)
  }

  return {
    async listSchedules(_input, { accountId, scope }) {
      const all = await schedules.list(accountId)
      const isShown = await shownTo(scope, deps)
      const newestFirst = all
        .filter((one) => isShown(filtered(one)))
        .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
      return { reply: { schedules: newestFirst.map(scheduleView) } }
    },

    async createSchedule({ body }, caller) {
      const { accountId, scope } = caller
      const limitedTo = limitOf(scope)
      const settings = await settingsOf(body)
      const refusal =
        (await changeRefusal(
          caller,
          'schedules:write',
          { before: null, after: writtenSchedule({ ...settings, limitedTo }) },
          deps.devices,
        )) ?? (await checkSchedule(scope, settings, null, deps))
      if (refusal !== null) return refusal
      const now = deps.now()
      const schedule: StoredSchedule = {
        accountId,
        scheduleId: deps.randomId(),
        ...settings,
        limitedTo,
        disabledBecause: null,
        version: 1,
        createdAt: toIso(now),
        definedAt: now,
        nextRunAt: settings.settings.enabled ? await nextRunOf(settings.settings, now) : null,
        lastRunAt: null,
        lastReportId: null,
        lastOutcome: null,
      }
      return (await schedules.create(schedule)) ? saved(schedule) : { refused: 'too-many-schedules' }
    },

    updateSchedule: ({ path, body }, caller) =>
      untilUnchanged(async () => {
        const before = await schedules.get(caller.accountId, path.id)
        if (before === null) return NOT_FOUND
        caller.noteForAudit({
          name: before.settings.name,
          before: { ...before.settings, filters: before.filters },
        })
        const changed = await settingsOf({
          ...before.settings,
          filters: before.filters,
          ...withoutUndefined(body),
        })
        const refusal =
          (await notAllowed(caller, before, { ...before, ...changed })) ??
          (await checkSchedule(caller.scope, changed, before.filters, deps))
        if (refusal !== null) return refusal
        const now = deps.now()
        const next: StoredSchedule = {
          ...before,
          ...changed,
          disabledBecause: changed.settings.enabled ? null : before.disabledBecause,
          definedAt: now,
          nextRunAt: await nextRunAfterChange(before, changed.settings, now),
        }
        return (await schedules.update(before, next)) ? saved(next) : null
      }, deps.now),

    deleteSchedule: ({ path }, caller) =>
      untilUnchanged(async () => {
        const schedule = await schedules.get(caller.accountId, path.id)
        if (schedule === null) return NOT_FOUND
        caller.noteForAudit({ name: schedule.settings.name })
        const refusal = await notAllowed(caller, schedule, null)
        if (refusal !== null) return refusal
        return (await schedules.delete(schedule)) ? { reply: { success: true as const } } : null
      }, deps.now),

    async runSchedule({ path }, caller) {
      const { accountId } = caller
      const schedule = await schedules.get(accountId, path.id)
      if (schedule === null) return NOT_FOUND
      const refusal = (await notAllowed(caller, schedule, null)) ?? (await reserveReport(accountId, deps))
      if (refusal !== null) return refusal
      const runAt = deps.now()
      const reportId = deps.newReportId()
      const report = await createReport(runRequest(schedule, runAt), { reportId }, deps)
      if (report === null) throw new Error('A new report has the id of another')
      // before its job, which says on the schedule what became of it
      await schedules.startNow(accountId, schedule.scheduleId, { runAt, reportId })
      await sendReportJob(report, deps)
      return { reply: { report: await reportView(report, false, deps) } }
    },
  }
}

type Subject = Pick<StoredSchedule, 'settings' | 'filters' | 'limitedTo'>

const filtered = ({ filters, limitedTo }: Pick<StoredSchedule, 'filters' | 'limitedTo'>) => ({
  deviceIds: filters.devices,
  limitedTo,
})

const writtenSchedule = (schedule: Subject): Written => ({
  coverage: reportCoverage(filtered(schedule)),
  switchesRelay: false,
  webhooks: schedule.settings.webhookUrl ? [schedule.settings.webhookUrl] : [],
})

/** A change of something else leaves the next run where it is. */
async function nextRunAfterChange(
  before: StoredSchedule,
  settings: ScheduleSettings,
  now: number,
): Promise<number | null> {
  if (!settings.enabled) return null
  const { frequency, schedule } = before.settings
  const isSameRule =
    frequency === settings.frequency && JSON.stringify(schedule) === JSON.stringify(settings.schedule)
  return isSameRule && before.nextRunAt !== null ? before.nextRunAt : nextRunOf(settings, now)
}

async function nextRunOf(settings: ScheduleSettings, now: number): Promise<number> {
  // the other calls of the function start without its calendars
  const { nextRun } = await import('../../../shared/reports/next-run.ts')
  return nextRun(settings, now)
}

/** A schedule as its owner sees it. */
const scheduleView = ({
  scheduleId,
  settings,
  filters,
  lastRunAt,
  lastOutcome,
  disabledBecause,
  nextRunAt,
}: StoredSchedule): ReportSchedule => ({
  id: scheduleId,
  ...settings,
  filters,
  lastRun: toIsoOrNull(lastRunAt),
  lastOutcome,
  disabledBecause,
  nextRun: toIsoOrNull(nextRunAt),
})

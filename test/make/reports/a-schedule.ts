import type { StoredSchedule } from '../../../functions/stores/reports/schedules.ts'
import { reportSchedules as routes } from '../../../shared/reports/reports.routes.ts'
import type { ReportSchedule } from '../../../shared/reports/schedule.ts'
import { toIso } from '../../../shared/time.ts'
import type { Account } from '../accounts/account.ts'

/** A valid body: every Monday at 08:00 in New York, to the account itself. */
export const aScheduleBody = (changes: Record<string, unknown> = {}) => ({
  name: 'Monday report',
  reportType: 'fleet_status',
  frequency: 'weekly',
  format: 'json',
  deliveryChannels: ['email'],
  schedule: { time: '08:00', dayOfWeek: 1, timezone: 'America/New_York' },
  ...changes,
})

/** A schedule of the account at a local run. */
export async function aSchedule(
  account: Pick<Account, 'call'>,
  changes: Record<string, unknown> = {},
): Promise<ReportSchedule> {
  const { status, body, text } = await account.call('POST', '/reporting/schedules', aScheduleBody(changes))
  if (status !== 201) throw new Error(`Creating a schedule failed: ${text}`)
  return routes.createSchedule.reply.parse(body).schedule
}

/** A stored schedule that runs next at `nextRunAt`, epoch ms: daily at 08:00 UTC. */
export const aStoredSchedule = ({
  settings,
  ...changes
}: Partial<Omit<StoredSchedule, 'settings'>> & {
  settings?: Partial<StoredSchedule['settings']>
} = {}): StoredSchedule => ({
  accountId: 'mia',
  scheduleId: 'schedule00000000',
  settings: {
    name: 'Morning report',
    description: null,
    reportType: 'daily_summary',
    frequency: 'daily',
    format: 'pdf',
    deliveryChannels: ['email'],
    recipients: [],
    phones: [],
    webhookUrl: null,
    schedule: { time: '08:00', dayOfWeek: 1, dayOfMonth: 1, timezone: 'UTC' },
    enabled: true,
    ...settings,
  },
  limitedTo: null,
  filters: { devices: [], geofences: [], includeInactive: false },
  disabledBecause: null,
  version: 1,
  createdAt: toIso(0),
  definedAt: 0,
  nextRunAt: null,
  lastRunAt: null,
  lastReportId: null,
  lastOutcome: null,
  ...changes,
})

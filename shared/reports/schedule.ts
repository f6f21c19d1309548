import * as z from 'zod'
import { isTimeZone } from '../account/time-zone.ts'
import { Label } from '../devices/label.ts'
import { TimeOfDay } from '../times/time-of-day.ts'
import { ReportFilters } from './report-filters.ts'
import { ReportFormat, ReportType } from './report-type.ts'

export const Frequency = z.enum(['daily', 'weekly', 'monthly', 'quarterly'])
export type Frequency = z.infer<typeof Frequency>

export const DeliveryChannel = z.enum(['email', 'sms', 'webhook'])
export type DeliveryChannel = z.infer<typeof DeliveryChannel>

export const RECIPIENTS_MAX = 10

/** When a schedule runs, by the clock of its time zone. */
export const RunTimes = z.strictObject({
  time: TimeOfDay,
  /** The day on which a weekly schedule runs; 0 is Sunday. */
  dayOfWeek: z.number().int().min(0).max(6).default(1),
  /** The day on which a monthly or quarterly schedule runs. In a shorter month it runs on the last day. */
  dayOfMonth: z.number().int().min(1).max(31).default(1),
  timezone: z.string().refine(isTimeZone, 'unknown-time-zone'),
})
export type RunTimes = z.infer<typeof RunTimes>

const settings = {
  name: Label,
  description: z.string().trim().max(500).nullish(),
  reportType: ReportType,
  frequency: Frequency,
  format: ReportFormat,
  deliveryChannels: z.array(DeliveryChannel).min(1),
  /** Email addresses. None: that of the account. */
  recipients: z.array(z.email().max(254)).max(RECIPIENTS_MAX),
  /** Phone numbers (E.164) for texts. None: the confirmed one of the account. */
  phones: z.array(z.string().max(20)).max(RECIPIENTS_MAX),
  webhookUrl: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullish(),
  schedule: RunTimes,
  enabled: z.boolean(),
  filters: ReportFilters,
}

/** Why a schedule was disabled without its owner: all of its devices were deleted. */
export const ScheduleDisabledBecause = z.enum(['devices-deleted'])
export type ScheduleDisabledBecause = z.infer<typeof ScheduleDisabledBecause>

export const RunOutcome = z.enum(['generating', 'completed', 'failed'])
export type RunOutcome = z.infer<typeof RunOutcome>

export const ReportSchedule = z.object({
  id: z.string(),
  ...settings,
  lastRun: z.iso.datetime().nullable(),
  lastOutcome: RunOutcome.nullable(),
  disabledBecause: ScheduleDisabledBecause.nullable(),
  /** `null` while it is disabled. */
  nextRun: z.iso.datetime().nullable(),
})
export type ReportSchedule = z.infer<typeof ReportSchedule>

const readOnly = {
  id: z.unknown().optional(),
  lastRun: z.unknown().optional(),
  lastOutcome: z.unknown().optional(),
  disabledBecause: z.unknown().optional(),
  nextRun: z.unknown().optional(),
}

export const NewReportSchedule = z.strictObject({
  ...readOnly,
  ...settings,
  recipients: settings.recipients.default([]),
  phones: settings.phones.default([]),
  enabled: settings.enabled.default(true),
  filters: settings.filters.default({ devices: [], geofences: [], includeInactive: false }),
})
export type NewReportSchedule = z.infer<typeof NewReportSchedule>

export const ReportScheduleChange = z.strictObject({ ...readOnly, ...settings }).partial()
export type ReportScheduleChange = z.infer<typeof ReportScheduleChange>

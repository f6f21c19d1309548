import * as z from 'zod'
import { isTimeZone } from '../account/time-zone.ts'
import { route } from '../http/route.ts'
import { GeneratedReport } from './generated-report.ts'
import { DateRange } from './period.ts'
import { ReportFilters } from './report-filters.ts'
import { ReportFormat, ReportType } from './report-type.ts'
import { NewReportSchedule, ReportSchedule, ReportScheduleChange } from './schedule.ts'

const NOT_FOUND = { status: 404, code: 'not-found' } as const
const success = z.object({ success: z.literal(true) })
const oneSchedule = z.object({ schedule: ReportSchedule })
const oneReport = z.object({ report: GeneratedReport })
/** Errors of a schedule or a report as a whole. */
const REPORT_REFUSALS = [
  { status: 400, code: 'unknown-devices' },
  { status: 400, code: 'unknown-geofences' },
] as const
const SCHEDULE_REFUSALS = [
  ...REPORT_REFUSALS,
  { status: 400, code: 'invalid-phone' },
  { status: 400, code: 'webhook-required' },
  { status: 400, code: 'webhook-not-public' },
  { status: 400, code: 'phone-required' },
] as const

const listSchedules = route({
  method: 'GET',
  path: '/reporting/schedules',
  access: 'account',
  permission: 'devices:read',
  summary: 'The report schedules of the account, newest first',
  reply: z.object({ schedules: z.array(ReportSchedule) }),
})

const createSchedule = route({
  method: 'POST',
  path: '/reporting/schedules',
  access: 'account',
  permission: 'schedules:write',
  summary: 'Creates a report schedule',
  body: NewReportSchedule,
  reply: oneSchedule,
  status: 201,
  refusals: [...SCHEDULE_REFUSALS, { status: 409, code: 'too-many-schedules' }],
})

const updateSchedule = route({
  method: 'PUT',
  path: '/reporting/schedules/{id}',
  access: 'account',
  permission: 'schedules:write',
  summary: 'Changes a report schedule. Fields that are left out stay as they are',
  body: ReportScheduleChange,
  reply: oneSchedule,
  refusals: [...SCHEDULE_REFUSALS, NOT_FOUND],
})

const deleteSchedule = route({
  method: 'DELETE',
  path: '/reporting/schedules/{id}',
  access: 'account',
  permission: 'schedules:write',
  summary: 'Deletes a report schedule. Its reports remain',
  reply: success,
  refusals: [NOT_FOUND],
})

const runSchedule = route({
  method: 'POST',
  path: '/reporting/schedules/{id}/run',
  access: 'account',
  permission: 'schedules:write',
  summary: 'Generates and delivers the report of a schedule now',
  reply: oneReport,
  status: 202,
  refusals: [NOT_FOUND, { status: 429, code: 'too-many-requests' }],
})

const listReports = route({
  method: 'GET',
  path: '/reporting/generated',
  access: 'account',
  permission: 'devices:read',
  summary: 'The generated reports of the account, newest first',
  reply: z.object({ reports: z.array(GeneratedReport) }),
})

const generateReport = route({
  method: 'POST',
  path: '/reporting/generate',
  access: 'account',
  permission: 'devices:read',
  summary: 'Generates a report: 201 if it is ready within 5 s, else 202, and it appears in the list',
  body: z.strictObject({
    reportType: ReportType,
    format: ReportFormat.default('pdf'),
    /** Without a range it is about today. */
    filters: ReportFilters.extend({ dateRange: DateRange }).partial().default({}),
    /** By default, the account's own. */
    timezone: z.string().refine(isTimeZone, 'unknown-time-zone').optional(),
  }),
  reply: oneReport,
  status: 201,
  otherStatus: 202,
  refusals: [
    ...REPORT_REFUSALS,
    { status: 400, code: 'range-too-long' },
    { status: 400, code: 'range-in-future' },
    { status: 400, code: 'range-reversed' },
    { status: 429, code: 'too-many-requests' },
  ],
})

const repeatReport = route({
  method: 'POST',
  path: '/reporting/generated/{id}/run',
  access: 'account',
  permission: 'devices:read',
  summary: 'Generates a report again, for the same devices and days. The new one replaces one that failed',
  reply: oneReport,
  status: 202,
  refusals: [NOT_FOUND, { status: 429, code: 'too-many-requests' }],
})

const downloadDeliveredReport = route({
  method: 'GET',
  path: '/vectra/public/reports/{token}',
  access: 'public',
  summary: 'A link to the file of a report that was delivered, for whoever received it',
  reply: z.object({
    report: GeneratedReport.pick({
      reportType: true,
      format: true,
      period: true,
      generatedAt: true,
      expiresAt: true,
      fileSize: true,
      fileUrl: true,
    }),
  }),
  refusals: [NOT_FOUND, { status: 429, code: 'too-many-requests' }],
})

/** Reports that were generated, whoever asked for them. */
export const generatedReports = { listReports, generateReport, repeatReport }

export const reportSchedules = {
  listSchedules,
  createSchedule,
  updateSchedule,
  runSchedule,
  deleteSchedule,
}

/** The route behind the link in a message. */
export const deliveredReports = { downloadDeliveredReport }

import * as z from 'zod'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../time.ts'
import { Notification } from '../watching/event.ts'
import { ReportFormat, ReportType } from './report-type.ts'

export const REPORT_LIFETIME_MS = 30 * DAY_MS
export const REPORT_LINK_LIFETIME_MS = 5 * MINUTE_MS
/** A report that is ready within this time is in the reply; otherwise it is generated in the background. */
export const READY_WITHIN_MS = 5 * SECOND_MS
/** How many reports an account can ask for in an hour. Those of schedules are not counted. */
export const REPORTS_PER_HOUR = 60
/** How many of its newest reports an account sees. */
export const REPORTS_LISTED_MAX = 500

/** Why a report could not be generated. */
export const ReportError = z.enum([
  'too-many-devices',
  'too-many-points',
  'no-devices',
  'timed-out',
  'internal',
])
export type ReportError = z.infer<typeof ReportError>

export const GeneratedReport = z.object({
  id: z.string(),
  reportType: ReportType,
  format: ReportFormat,
  status: z.enum(['generating', 'completed', 'failed']),
  generatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** In bytes. */
  fileSize: z.number().int().nullable(),
  /** Downloads the file. Works for `REPORT_LINK_LIFETIME_MS`, so it is fetched when it is needed. */
  fileUrl: z.url().nullable(),
  error: ReportError.nullable(),
  /** The first and the last day (`YYYY-MM-DD`) that it is about, and their time zone. */
  period: z.object({ from: z.iso.date(), to: z.iso.date(), timezone: z.string() }),
  /** `null` until it is known. */
  deviceCount: z.number().int().nullable(),
  /** The schedule that generated it. */
  scheduleId: z.string().nullable(),
  /** To whom it was sent, and what became of that. */
  deliveries: z.array(Notification),
  /**
   * Positions of its period arrived after it was generated: a new report may have other figures. `null` where that is not
   * known, in an account with thousands of devices.
   */
  predatesPositions: z.boolean().nullable(),
})
export type GeneratedReport = z.infer<typeof GeneratedReport>

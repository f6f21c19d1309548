import * as z from 'zod'

export const ReportJobsEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  DEVICES_TABLE: z.string(),
  DUE_TABLE: z.string(),
  EVENTS_TABLE: z.string(),
  GEOFENCES_TABLE: z.string(),
  LOGBOOK_TABLE: z.string(),
  MAINTENANCE_TABLE: z.string(),
  REPORTS_TABLE: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  TRAILS_TABLE: z.string(),
  PRIVATE_FILES_BUCKET: z.string(),
  REPORT_QUEUE_URL: z.url(),
  NOTIFY_QUEUE_URL: z.url(),
  /** How often the queue delivers a job that fails. */
  ATTEMPTS_MAX: z.coerce.number().int(),
})
export type ReportJobsEnvironment = z.infer<typeof ReportJobsEnvironment>

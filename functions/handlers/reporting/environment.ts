import * as z from 'zod'
import { WatchingEnvironment } from '../../watching/watching-environment.ts'

export const ReportingEnvironment = WatchingEnvironment.extend({
  NOTIFY_QUEUE_URL: z.url(),
  DUE_TABLE: z.string(),
  REPORTS_TABLE: z.string(),
  SCHEDULES_TABLE: z.string(),
  REPORT_QUEUE_URL: z.url(),
  PRIVATE_FILES_BUCKET: z.string(),
})
export type ReportingEnvironment = z.infer<typeof ReportingEnvironment>

import * as z from 'zod'
import { WatchingEnvironment } from '../common/watching-environment.ts'

export const ReportingEnvironment = WatchingEnvironment.extend({
  NOTIFY_QUEUE_URL: z.url(),
})
export type ReportingEnvironment = z.infer<typeof ReportingEnvironment>

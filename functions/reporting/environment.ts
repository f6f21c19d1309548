import * as z from 'zod'

export const ReportingEnvironment = z.object({
  DEVICES_TABLE: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  TRAILS_TABLE: z.string(),
})
export type ReportingEnvironment = z.infer<typeof ReportingEnvironment>

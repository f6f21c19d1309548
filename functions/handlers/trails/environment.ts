import * as z from 'zod'

export const TrailsEnvironment = z.object({
  DEVICES_TABLE: z.string(),
  LOGBOOK_TABLE: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  TRAILS_TABLE: z.string(),
})
export type TrailsEnvironment = z.infer<typeof TrailsEnvironment>

import * as z from 'zod'
import { WatchingEnvironment } from '../../watching/watching-environment.ts'

export const AlertsEnvironment = WatchingEnvironment.extend({
  MAINTENANCE_TABLE: z.string(),
  RECIPIENTS_TABLE: z.string(),
})
export type AlertsEnvironment = z.infer<typeof AlertsEnvironment>

import * as z from 'zod'
import { WatchingEnvironment } from '../../watching/watching-environment.ts'

export const GeofencesEnvironment = WatchingEnvironment.extend({
  NOTIFY_QUEUE_URL: z.url(),
})
export type GeofencesEnvironment = z.infer<typeof GeofencesEnvironment>

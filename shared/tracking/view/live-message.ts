import * as z from 'zod'
import { Tracking } from '../../devices/tracking.ts'

/** What the open views of an account are told: where its devices are now, each as the list of devices says it. */
export const LiveMessage = z.object({
  devices: z.array(z.object({ deviceId: z.string(), tracking: Tracking })),
})
export type LiveMessage = z.infer<typeof LiveMessage>

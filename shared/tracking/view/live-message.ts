import * as z from 'zod'
import { Tracking } from '../../devices/tracking.ts'

/** A message on an account's live topic: the devices that changed, each with its `tracking` as in the device list. */
export const LiveMessage = z.object({
  devices: z.array(z.object({ deviceId: z.string(), tracking: Tracking })),
})
export type LiveMessage = z.infer<typeof LiveMessage>

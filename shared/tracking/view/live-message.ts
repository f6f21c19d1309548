import * as z from 'zod'
import { Tracking } from '../../devices/tracking.ts'
import { GeofenceEvent } from '../../watching/event.ts'

/** The devices that changed, each with its `tracking` as in the device list. */
export const LiveDevices = z.object({
  devices: z.array(z.object({ deviceId: z.string(), tracking: Tracking })),
})
export type LiveDevices = z.infer<typeof LiveDevices>

/** An event that was just stored. The list of events has the rest of it. */
export const LiveEvent = z.object({
  kind: z.literal('event'),
  event: GeofenceEvent.pick({
    eventId: true,
    eventType: true,
    timestamp: true,
    plateNumber: true,
    deviceId: true,
    deviceName: true,
    geofenceId: true,
    geofenceName: true,
    location: true,
    late: true,
  }),
})
export type LiveEvent = z.infer<typeof LiveEvent>

/** A message on an account's live topic. */
export const LiveMessage = z.union([LiveDevices, LiveEvent])
export type LiveMessage = z.infer<typeof LiveMessage>

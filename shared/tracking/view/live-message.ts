import * as z from 'zod'
import { Tracking } from '../../devices/tracking.ts'
import { GeofenceEvent, RuleEvent } from '../../watching/event.ts'

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

/** A rule that just fired. The list of events has the rest of it. */
export const LiveAlert = z.object({
  kind: z.literal('alert'),
  alert: RuleEvent.pick({
    eventId: true,
    ruleId: true,
    ruleName: true,
    timestamp: true,
    plateNumber: true,
    deviceId: true,
    deviceName: true,
    location: true,
    late: true,
  }),
})
export type LiveAlert = z.infer<typeof LiveAlert>

/** A message on an account's live topic. */
export const LiveMessage = z.union([LiveDevices, LiveEvent, LiveAlert])
export type LiveMessage = z.infer<typeof LiveMessage>

import * as z from 'zod'
import { CrossingType } from '../geofences/geofence.ts'
import { MINUTE_MS } from '../time.ts'

/** A crossing that is older when it is found is stored as late, and nobody is notified. */
export const LATE_AFTER_MS = 15 * MINUTE_MS

/** One check that led to an event: what was seen, the limit, and the fix that decided. */
export const Reason = z.object({
  check: z.enum(['insideBy', 'outsideBy', 'confirmedBy', 'passedThrough', 'dwelled']),
  /** In `unit`; null where the check has no figure. */
  saw: z.number().nullable(),
  limit: z.number().nullable(),
  unit: z.enum(['m', 'min']),
  at: z.iso.datetime(),
  accuracyM: z.number().nullable(),
})
export type Reason = z.infer<typeof Reason>

export const NotificationChannel = z.enum(['email', 'sms', 'push', 'webhook', 'relay'])
export type NotificationChannel = z.infer<typeof NotificationChannel>

/** An event on its way to one recipient by one channel. */
export const Notification = z.object({
  channel: NotificationChannel,
  recipient: z.string(),
  state: z.enum(['pending', 'sent', 'delivered', 'failed', 'suppressed']),
  at: z.iso.datetime(),
  /** A code of why it failed or was suppressed, or the provider's answer; of a relay cut, the command's id. */
  detail: z.string().nullable(),
})
export type Notification = z.infer<typeof Notification>

/** A crossing as its owner sees it. */
export const GeofenceEvent = z.object({
  eventId: z.string(),
  eventType: CrossingType,
  timestamp: z.iso.datetime(),
  plateNumber: z.string().nullable(),
  deviceId: z.string(),
  deviceName: z.string(),
  geofenceId: z.string(),
  geofenceName: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  heading: z.number().nullable(),
  speed: z.number().nullable(),
  notificationSent: z.enum(['sent', 'pending']),
  /** Found more than 15 minutes after it happened, and therefore not notified. */
  late: z.boolean(),
  /** Passed through between two fixes; the place and time are interpolated. */
  interpolated: z.boolean(),
  reasons: z.array(Reason),
  notifications: z.array(Notification),
})
export type GeofenceEvent = z.infer<typeof GeofenceEvent>

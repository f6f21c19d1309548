import * as z from 'zod'
import { CrossingType } from '../geofences/crossing-type.ts'
import { DAY_MS, MINUTE_MS } from '../time.ts'

/**
 * What is older than this when it is found is late: of an event, nobody is notified at once, and positions change figures
 * that are kept.
 */
export const LATE_AFTER_MS = 15 * MINUTE_MS
/** Nobody is notified of a critical event that is found after more than this. */
export const LATE_AT_MOST_MS = DAY_MS

/** A check that led to an event: what was seen, the limit, and the fix that decided. */
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

/** How an event was found. */
const found = {
  /** More than 15 minutes after it happened, or from positions that arrived late. */
  late: z.boolean(),
  /** When the position that proves a late event was received. */
  reportedAt: z.iso.datetime().optional(),
  /** The id of an earlier event that is the same incident as this late one, and of which somebody was notified. */
  sameAs: z.string().optional(),
}

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
  ...found,
  /** Passed through between two fixes; the place and time are interpolated. */
  interpolated: z.boolean(),
  reasons: z.array(Reason),
  notifications: z.array(Notification),
})
export type GeofenceEvent = z.infer<typeof GeofenceEvent>

/** The readings that a condition of a rule saw when the rule fired. */
export const RuleReason = z.object({
  check: z.enum([
    'speed',
    'battery',
    'movement',
    'timeRange',
    'accessory',
    'drivingBehavior',
    'gpsSignal',
    'lteSignal',
    'mileage',
    'gForce',
    'insideGeofence',
    'outsideGeofence',
    'noContact',
    'stoppedFor',
    'idleFor',
    'movedWithoutIgnition',
    'relayChanged',
    'maintenanceDue',
    'bilgePump',
    'bilgeHigh',
    'shorePower',
    'depth',
    'batteryEmptyWithin',
    'dragging',
    'noPosition',
    'underWay',
    'returnDue',
    'overdue',
    'returned',
    'planEnded',
    'planExtended',
    'boatRemoved',
  ]),
  /** The condition's own operator: `above`, `start`, `on`; null where it has none. */
  operator: z.string().nullable(),
  /** A figure in `unit`, or a word such as `on` or `22:14`. */
  saw: z.union([z.number(), z.string()]).nullable(),
  limit: z.union([z.number(), z.string()]).nullable(),
  unit: z.enum(['km/h', 'V', '%', 'km', 'g', 'min', 'h', 'm']).nullable(),
  at: z.iso.datetime(),
  accuracyM: z.number().nullable(),
})
export type RuleReason = z.infer<typeof RuleReason>

/** A rule that fired, as its owner sees it. */
export const RuleEvent = z.object({
  eventId: z.string(),
  ruleId: z.string(),
  ruleName: z.string(),
  plateNumber: z.string().nullable(),
  deviceId: z.string(),
  deviceName: z.string(),
  timestamp: z.iso.datetime(),
  ...found,
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  heading: z.number().nullable(),
  speed: z.number().nullable(),
  reasons: z.array(RuleReason),
  notifications: z.array(Notification),
})
export type RuleEvent = z.infer<typeof RuleEvent>

/** An event of any kind on the devices of an account. */
export const AccountEvent = z.discriminatedUnion('kind', [
  GeofenceEvent.extend({ kind: z.literal('crossing') }),
  RuleEvent.extend({ kind: z.literal('rule') }),
])
export type AccountEvent = z.infer<typeof AccountEvent>

import * as z from 'zod'
import { Label } from '../devices/label.ts'
import { DEVICE_NAME_MAX } from '../devices/limits.ts'

export const VERTICES = { min: 3, max: 500 } as const
export const RADIUS_M = { min: 20, max: 100_000 } as const
export const WIDTH_M = { min: 20, max: 5_000 } as const
/** The most devices, and the most plates: a geofence is one item of the store, which may have 400 KB. */
const ASSIGNED_MAX = 1_000
const NOTIFIED_MEMBERS_MAX = 20
/** The longest dwell time: a week. */
const DWELL_MINUTES_MAX = 7 * 24 * 60

const GeofencePoint = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type GeofencePoint = z.infer<typeof GeofencePoint>

export const GeofenceShape = z.enum(['polygon', 'circle', 'rectangle', 'corridor'])
export type GeofenceShape = z.infer<typeof GeofenceShape>

const Id = z.string().min(1).max(64)

/**
 * The fields that an account sets. `points` by shape: a polygon's corners, a circle's centre, two opposite corners, a
 * line.
 */
const settings = {
  name: Label,
  description: z
    .string()
    .trim()
    .max(500)
    .refine((text) => text.isWellFormed(), 'control-characters')
    .nullable(),
  shape: GeofenceShape,
  points: z.array(GeofencePoint).min(1).max(VERTICES.max),
  /** The radius of a circle, metres. */
  radius: z.number().min(RADIUS_M.min).max(RADIUS_M.max).nullable(),
  /** The width of a corridor, metres from edge to edge. */
  width: z.number().min(WIDTH_M.min).max(WIDTH_M.max).nullable(),
  active: z.boolean(),
  alertOnEntry: z.boolean(),
  alertOnExit: z.boolean(),
  alertOnDwell: z.boolean(),
  dwellTimeMinutes: z.number().int().min(1).max(DWELL_MINUTES_MAX),
  cutRelayOnEntry: z.boolean(),
  /** Whether its alerts are critical. */
  critical: z.boolean().optional(),
  sendEmailNotifications: z.boolean(),
  sendSmsNotifications: z.boolean(),
  notificationWebhook: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  notificationEmail: z.email().max(254).nullable(),
  notificationPhone: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'invalid-phone')
    .nullable(),
  /** Members of the account, who are notified by whatever channels they have switched on. */
  notificationMembers: z.array(Id).max(NOTIFIED_MEMBERS_MAX),
  /** Both are empty for all devices of the account. */
  deviceIds: z.array(Id).max(ASSIGNED_MAX),
  plateNumbers: z.array(z.string().min(1).max(DEVICE_NAME_MAX)).max(ASSIGNED_MAX),
}

export const Geofence = z.object({
  geofenceId: z.string(),
  ...settings,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Geofence = z.infer<typeof Geofence>

/** Fields that a client may send back as it received them. They are ignored. */
const readOnly = {
  geofenceId: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
}

function withoutReadOnly<Sent extends { [Name in keyof typeof readOnly]?: unknown }>(sent: Sent) {
  const { geofenceId: _id, createdAt: _created, updatedAt: _updated, ...settings } = sent
  return settings
}

export const NewGeofence = z
  .strictObject({
    ...readOnly,
    ...settings,
    description: settings.description.default(null),
    shape: settings.shape.default('polygon'),
    radius: settings.radius.default(null),
    width: settings.width.default(null),
    active: settings.active.default(true),
    alertOnEntry: settings.alertOnEntry.default(true),
    alertOnExit: settings.alertOnExit.default(true),
    alertOnDwell: settings.alertOnDwell.default(false),
    dwellTimeMinutes: settings.dwellTimeMinutes.default(10),
    cutRelayOnEntry: settings.cutRelayOnEntry.default(false),
    sendEmailNotifications: settings.sendEmailNotifications.default(false),
    sendSmsNotifications: settings.sendSmsNotifications.default(false),
    notificationWebhook: settings.notificationWebhook.default(null),
    notificationEmail: settings.notificationEmail.default(null),
    notificationPhone: settings.notificationPhone.default(null),
    notificationMembers: settings.notificationMembers.default([]),
    deviceIds: settings.deviceIds.default([]),
    plateNumbers: settings.plateNumbers.default([]),
  })
  .transform(withoutReadOnly)
export type NewGeofence = z.infer<typeof NewGeofence>

export const GeofenceChange = z
  .strictObject({ ...readOnly, ...settings })
  .partial()
  .transform(withoutReadOnly)
export type GeofenceChange = z.infer<typeof GeofenceChange>

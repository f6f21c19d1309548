import * as z from 'zod'
import { route } from '../http/route.ts'
import { GeofenceEvent } from '../watching/event.ts'
import {
  DeviceId,
  END_BEFORE_START,
  EventsQuery,
  eventsPage,
  INVALID_CURSOR,
  Instant,
  isInOrder,
} from '../watching/events-query.ts'
import { Explanation } from '../watching/explain/explanation.ts'
import { PositionsAround } from '../watching/explain/positions-around.ts'
import { CrossingType } from './crossing-type.ts'
import { Geofence, GeofenceChange, NewGeofence } from './geofence.ts'

const NOT_FOUND = { status: 404, code: 'not-found' } as const
/** The problem's `errors` name the field, and for a corner its index: `points.3`. */
const INVALID_BOUNDARY = { status: 400, code: 'invalid-boundary' } as const
const WEBHOOK_NOT_PUBLIC = { status: 400, code: 'webhook-not-public' } as const
const TOO_MANY = { status: 409, code: 'too-many-geofences' } as const
const TOO_OFTEN = { status: 429, code: 'too-many-requests' } as const
const TOO_MANY_POINTS = { status: 413, code: 'too-many-points' } as const
const CHANGE_REFUSALS = [NOT_FOUND, INVALID_BOUNDARY, WEBHOOK_NOT_PUBLIC] as const

const one = z.object({ geofence: Geofence })
const success = z.object({ success: z.literal(true) })

/** The longest rehearsal. */
export const REHEARSAL_DAYS_MAX = 30

const listGeofences = route({
  method: 'GET',
  path: '/geofences',
  access: 'account',
  permission: 'devices:read',
  summary: 'The geofences of the account, newest first',
  reply: z.object({ geofences: z.array(Geofence) }),
  prepared: true,
})

const createGeofence = route({
  method: 'POST',
  path: '/geofences',
  access: 'account',
  permission: 'geofences:write',
  summary: 'Creates a geofence',
  body: NewGeofence,
  reply: one,
  status: 201,
  refusals: [...CHANGE_REFUSALS, TOO_MANY],
})

const updateGeofence = route({
  method: 'PUT',
  path: '/geofences/{id}',
  access: 'account',
  permission: 'geofences:write',
  summary: 'Changes some fields of a geofence',
  body: GeofenceChange,
  reply: one,
  refusals: CHANGE_REFUSALS,
})

const deleteGeofence = route({
  method: 'DELETE',
  path: '/geofences/{id}',
  access: 'account',
  permission: 'geofences:write',
  summary: 'Deletes a geofence. Its events remain',
  reply: success,
  refusals: [NOT_FOUND],
})

const listGeofenceEvents = route({
  method: 'GET',
  path: '/geofences/events',
  access: 'account',
  permission: 'devices:read',
  summary: 'The crossings of the account’s devices, newest first',
  query: EventsQuery.safeExtend({
    geofenceId: z.string().min(1).max(64).optional(),
    eventType: CrossingType.optional(),
  }),
  reply: eventsPage(GeofenceEvent),
  refusals: [INVALID_CURSOR],
})

const testGeofenceNotification = route({
  method: 'POST',
  path: '/geofences/{id}/test-notification',
  access: 'account',
  permission: 'geofences:write',
  summary: 'Sends a test notification of a geofence to the account’s own address, phone or webhook',
  body: z.object({
    geofenceId: z.string(),
    eventType: CrossingType,
    notificationMethod: z.enum(['email', 'sms', 'webhook']),
    testNotification: z.literal(true),
  }),
  reply: success,
  refusals: [NOT_FOUND, TOO_OFTEN, { status: 409, code: 'no-recipient' }],
})

const testGeofenceAlert = route({
  method: 'POST',
  path: '/geofences/test-alert',
  access: 'account',
  permission: 'geofences:write',
  summary: 'Sends a test notification to the account’s own address',
  reply: success,
  refusals: [TOO_OFTEN],
})

const rehearseGeofence = route({
  method: 'POST',
  path: '/geofences/rehearse',
  access: 'account',
  permission: 'devices:read',
  summary: 'The crossings that a saved or unsaved geofence would have raised',
  body: z
    .object({
      geofence: NewGeofence,
      deviceIds: z.array(DeviceId).max(100),
      from: Instant,
      to: Instant,
    })
    .refine(isInOrder, END_BEFORE_START),
  reply: z.object({
    events: z.array(GeofenceEvent),
    suppressed: z.array(
      z.object({
        timestamp: z.iso.datetime(),
        deviceId: z.string(),
        eventType: CrossingType,
        because: z.string(),
      }),
    ),
    positionsRead: z.number().int(),
  }),
  refusals: [NOT_FOUND, INVALID_BOUNDARY, { status: 400, code: 'range-too-long' }, TOO_MANY_POINTS],
})

const around = { positions: PositionsAround }
const [fired, noCrossing, noEvent, unconfirmed, late, held] = Explanation.options

const explainGeofence = route({
  method: 'GET',
  path: '/geofences/{id}/explain',
  access: 'account',
  permission: 'devices:read',
  summary: 'Why a geofence raised nothing for a device at a time, or the event that it did raise',
  query: z.object({ deviceId: DeviceId, at: Instant }),
  reply: z.discriminatedUnion('because', [
    fired.extend(around),
    noCrossing.extend(around),
    noEvent.extend(around),
    unconfirmed.extend(around),
    late.extend(around),
    held.extend(around),
  ]),
  refusals: [NOT_FOUND, TOO_MANY_POINTS],
})

const listAssignableDevices = route({
  method: 'GET',
  path: '/devices',
  access: 'account',
  permission: 'devices:read',
  summary: 'The devices that a geofence can be assigned to',
  reply: z.object({
    devices: z.array(
      z.object({
        deviceId: z.string(),
        deviceName: z.string(),
        plateNumber: z.string().nullable(),
        deviceType: z.string(),
        tags: z.array(z.string()),
      }),
    ),
  }),
})

export const geofences = {
  listGeofences,
  createGeofence,
  updateGeofence,
  listGeofenceEvents,
  testGeofenceNotification,
  testGeofenceAlert,
  rehearseGeofence,
  explainGeofence,
  listAssignableDevices,
  deleteGeofence,
}

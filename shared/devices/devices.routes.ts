import * as z from 'zod'
import { route } from '../http/route.ts'
import { HTTP_DIALECTS } from '../trackers/http-dialects.ts'
import { LiveView } from '../tracking/view/live-view.ts'
import { TrackerConnection } from './connection.ts'
import { DeviceDeletion } from './deletion.ts'
import { DeviceEdit, DeviceView, NewDevice } from './device.ts'
import { FixFlag } from './tracking.ts'

/** Minutes, as of JavaScript's `getTimezoneOffset`. */
export const TimezoneOffset = z.coerce.number().int().min(-840).max(840)

/** `late-positions`: those of `devicesWithLatePositions` devices are not included yet. */
const ListMessage = z.enum(['late-positions'])
export type ListMessage = z.infer<typeof ListMessage>

const listDevices = route({
  method: 'GET',
  path: '/vectra/devices',
  access: 'account',
  permission: 'devices:read',
  summary: 'The devices of the account, each with its newest position',
  query: z.object({ timezoneOffset: TimezoneOffset.optional() }),
  reply: z.object({
    devices: z.array(DeviceView),
    availableDevices: z.number().int(),
    message: ListMessage.nullable(),
    devicesWithLatePositions: z.number().int(),
  }),
})

const showDevices = route({
  method: 'PUT',
  path: '/vectra/devices/shown',
  access: 'account',
  permission: 'devices:read',
  summary:
    'Says which devices an open page of a large account shows, so that their positions are pushed to it',
  body: LiveView,
  reply: z.object({ success: z.literal(true) }),
})

const createDevice = route({
  method: 'POST',
  path: '/vectra/devices',
  access: 'account',
  permission: 'devices:manage',
  summary: 'Adds a device to a free slot',
  body: NewDevice,
  reply: z.object({
    success: z.literal(true),
    device: DeviceView,
    /** The tracker was delivered with a password and connects by itself. New credentials would replace that. */
    hasCredentials: z.boolean(),
  }),
  status: 201,
  refusals: [
    { status: 402, code: 'subscription-required' },
    { status: 409, code: 'device-not-available' },
    { status: 429, code: 'too-many-claims' },
  ],
})

const updateDevice = route({
  method: 'PUT',
  path: '/vectra/device/{id}',
  access: 'account',
  permission: 'devices:write',
  summary: 'Updates the name, type or tags of a device',
  body: DeviceEdit,
  reply: z.object({ success: z.literal(true) }),
  refusals: [{ status: 404, code: 'not-found' }],
})

const getDeletion = route({
  method: 'GET',
  path: '/vectra/device/{id}/deletion',
  access: 'account',
  permission: 'devices:manage',
  summary: 'What deleting the device would change',
  reply: DeviceDeletion,
  refusals: [{ status: 404, code: 'not-found' }],
})

const deleteDevice = route({
  method: 'DELETE',
  path: '/vectra/device/{id}',
  access: 'account',
  permission: 'devices:manage',
  summary: 'Deletes the device with its positions and events, and frees its subscription and its tracker',
  reply: z.object({ success: z.literal(true) }),
  refusals: [{ status: 404, code: 'not-found' }],
})

const createCredentials = route({
  method: 'POST',
  path: '/vectra/devices/{id}/credentials',
  access: 'account',
  permission: 'devices:manage',
  summary:
    'Creates credentials for the tracker, for MQTT and for HTTP, and revokes the old ones; they are shown once',
  query: z.object({
    /** The format that the address for HTTP is for. */
    dialect: z.enum(HTTP_DIALECTS).default('vectra'),
  }),
  reply: z.object({
    trackerId: z.string(),
    username: z.string(),
    password: z.string(),
    host: z.string(),
    port: z.number().int(),
    tls: z.boolean(),
    topics: z.object({ telemetry: z.string(), commands: z.string(), answers: z.string() }),
    /** The address contains the key. */
    http: z.object({ url: z.string() }),
  }),
  status: 201,
  refusals: [{ status: 404, code: 'not-found' }],
})

const getDiagnostics = route({
  method: 'GET',
  path: '/vectra/devices/{id}/diagnostics',
  access: 'account',
  permission: 'devices:read',
  summary: 'Message counts of the tracker, its newest unreadable message and its connection',
  reply: z.object({
    lastContactAt: z.iso.datetime().nullable(),
    received: z.number().int(),
    accepted: z.number().int(),
    held: z.number().int(),
    unreadable: z.number().int(),
    mismatched: z.number().int(),
    lastUnreadable: z
      .object({
        at: z.iso.datetime(),
        topic: z.string(),
        /** An `UnreadableReason`, or one that another version of the service used. */
        reason: z.string(),
        /** The index in a message that is an array; `null` in any other. */
        element: z.number().int().nullable(),
        body: z.string(),
      })
      .nullable(),
    /** The judgement of the newest fix. A held one is stored, but not shown. */
    newestFix: z.object({ held: z.boolean(), flags: z.array(FixFlag) }).nullable(),
    connection: TrackerConnection,
    /** When the broker last published the tracker's last will, because its connection broke without a DISCONNECT. */
    lastWillAt: z.iso.datetime().nullable(),
  }),
  refusals: [{ status: 404, code: 'not-found' }],
})

export const devices = {
  listDevices,
  showDevices,
  createDevice,
  updateDevice,
  getDeletion,
  deleteDevice,
  createCredentials,
  getDiagnostics,
}

import * as z from 'zod'
import { DeviceView, NewDevice } from '../devices/device.ts'
import { route } from '../http/route.ts'
import { GATEWAY_DIALECTS } from './dialect-names.ts'

export const GATEWAYS_MAX = 20
export const GATEWAY_NAME_MAX = 60
export const UNITS_AT_ONCE_MAX = 200

const Gateway = z.object({
  gatewayId: z.string(),
  name: z.string(),
  dialect: z.enum(GATEWAY_DIALECTS),
  createdAt: z.iso.datetime(),
  lastContactAt: z.iso.datetime().nullable(),
  /** Its units that are devices, and those that wait. */
  devices: z.number().int(),
  waiting: z.number().int(),
  /** The end of its key. */
  keyHint: z.string(),
})
export type Gateway = z.infer<typeof Gateway>

const Unit = z.object({
  unitId: z.string(),
  name: z.string().nullable(),
  model: z.string().nullable(),
  /** `null` for a unit that waits. */
  deviceId: z.string().nullable(),
  firstContactAt: z.iso.datetime(),
  lastContactAt: z.iso.datetime(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
})
export type Unit = z.infer<typeof Unit>

export const NewUnit = z.object({
  unitId: z.string().trim().min(1).max(64),
  deviceName: NewDevice.shape.deviceName,
  deviceType: NewDevice.shape.deviceType,
})

export type NewUnit = z.infer<typeof NewUnit>

const GatewayName = z.string().trim().min(1).max(GATEWAY_NAME_MAX)

const NOT_FOUND = [{ status: 404, code: 'not-found' }] as const

const listGateways = route({
  method: 'GET',
  path: '/vectra/gateways',
  access: 'account',
  permission: 'gateways:manage',
  summary: 'The servers that send positions of units to this account',
  reply: z.object({ gateways: z.array(Gateway) }),
})

const createGateway = route({
  method: 'POST',
  path: '/vectra/gateways',
  access: 'account',
  permission: 'gateways:manage',
  summary: 'Creates a gateway; its key is shown once',
  body: z.strictObject({
    name: GatewayName,
    dialect: z.enum(GATEWAY_DIALECTS),
  }),
  reply: z.object({ gateway: Gateway, key: z.string(), url: z.url() }),
  status: 201,
  refusals: [{ status: 409, code: 'too-many-gateways' }],
})

const renameGateway = route({
  method: 'PUT',
  path: '/vectra/gateways/{gatewayId}',
  access: 'account',
  permission: 'gateways:manage',
  summary: 'Renames a gateway',
  body: z.strictObject({ name: GatewayName }),
  reply: z.object({ success: z.literal(true) }),
  refusals: NOT_FOUND,
})

const replaceGatewayKey = route({
  method: 'POST',
  path: '/vectra/gateways/{gatewayId}/key',
  access: 'account',
  permission: 'gateways:manage',
  summary: 'Makes a new key for a gateway; the former one works for a day more',
  reply: z.object({ key: z.string() }),
  status: 201,
  refusals: NOT_FOUND,
})

const deleteGateway = route({
  method: 'DELETE',
  path: '/vectra/gateways/{gatewayId}',
  access: 'account',
  permission: 'gateways:manage',
  summary: 'Deletes a gateway and its waiting units; its devices and their history stay',
  reply: z.object({ success: z.literal(true) }),
  refusals: NOT_FOUND,
})

const listUnits = route({
  method: 'GET',
  path: '/vectra/gateways/{gatewayId}/units',
  access: 'account',
  permission: 'gateways:manage',
  summary: 'The units of a gateway, page by page',
  query: z.object({ cursor: z.string().max(200).optional() }),
  reply: z.object({ units: z.array(Unit), nextCursor: z.string().nullable() }),
  refusals: NOT_FOUND,
})

const addUnits = route({
  method: 'POST',
  path: '/vectra/gateways/{gatewayId}/units',
  access: 'account',
  permission: 'gateways:manage',
  summary: 'Makes units of a gateway devices; each is added or refused for itself',
  body: z.strictObject({ units: z.array(NewUnit).min(1).max(UNITS_AT_ONCE_MAX) }),
  reply: z.object({
    devices: z.array(DeviceView),
    /** With the code of each: those of adding a device, and `unit-not-found` and `already-a-device`. */
    refused: z.array(z.object({ unitId: z.string(), code: z.string() })),
  }),
  status: 201,
  refusals: NOT_FOUND,
})

export const gateways = {
  listGateways,
  createGateway,
  renameGateway,
  replaceGatewayKey,
  deleteGateway,
  listUnits,
  addUnits,
}

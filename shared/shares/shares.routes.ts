import * as z from 'zod'
import { Preferences } from '../account/preferences.ts'
import { route } from '../http/route.ts'
import { NewMultiShare, NewShare, ShareChange, ShareLink } from './share.ts'
import { SharedLocation } from './shared-location.ts'

const NOT_FOUND = { status: 404, code: 'not-found' } as const
const EXPIRES_IN_THE_PAST = { status: 400, code: 'expires-in-the-past' } as const
/** The problem has `arrivedAt`, and nothing else about the link. */
const ARRIVED = { status: 410, code: 'arrived' } as const
const TOO_OFTEN = { status: 429, code: 'too-many-requests' } as const

const oneLink = z.object({ shareLink: ShareLink })
const links = z.object({ shareLinks: z.array(ShareLink) })

const createShare = route({
  method: 'POST',
  path: '/vectra/devices/{id}/share',
  access: 'account',
  permission: 'shares:write',
  summary: 'Creates a public link to the location of a device',
  body: NewShare,
  reply: oneLink,
  refusals: [NOT_FOUND, EXPIRES_IN_THE_PAST],
})

const createMultiShare = route({
  method: 'POST',
  path: '/vectra/shares/multi',
  access: 'account',
  permission: 'shares:write',
  summary: 'Creates a public link to the locations of several devices',
  body: NewMultiShare,
  reply: oneLink,
  refusals: [NOT_FOUND, EXPIRES_IN_THE_PAST],
})

const listShares = route({
  method: 'GET',
  path: '/vectra/shares',
  access: 'account',
  permission: 'devices:read',
  summary: 'The share links of the account, newest first',
  reply: links,
})

const listDeviceShares = route({
  method: 'GET',
  path: '/vectra/devices/{id}/shares',
  access: 'account',
  permission: 'devices:read',
  summary: 'The share links that include the device, newest first',
  reply: links,
  refusals: [NOT_FOUND],
})

const openShare = route({
  method: 'GET',
  path: '/vectra/public/share/{token}',
  access: 'public',
  summary: 'Opens a share link: its name and settings; counts the access',
  reply: z.object({
    shareData: z.object({
      name: z.string(),
      deviceName: z.string(),
      trailDurationHours: z.number().int(),
      /** Whether the link hides an area. It says neither where that is nor whether a device is inside. */
      hidesArea: z.boolean(),
      /** The sender's units. */
      units: Preferences.shape.units,
    }),
  }),
  refusals: [NOT_FOUND, ARRIVED, TOO_OFTEN],
})

const getSharedLocation = route({
  method: 'GET',
  path: '/vectra/public/share/{token}/location',
  access: 'public',
  summary: 'The locations of the devices of a share link, and their trails',
  reply: SharedLocation,
  refusals: [NOT_FOUND, ARRIVED, TOO_OFTEN],
})

const updateShare = route({
  method: 'PATCH',
  path: '/vectra/share/{shareId}',
  access: 'account',
  permission: 'shares:write',
  summary: 'Activates or deactivates a share link, or changes its expiry',
  body: ShareChange,
  reply: oneLink,
  refusals: [NOT_FOUND, EXPIRES_IN_THE_PAST],
})

const deleteShare = route({
  method: 'DELETE',
  path: '/vectra/share/{shareId}',
  access: 'account',
  permission: 'shares:write',
  summary: 'Deletes a share link',
  reply: z.object({ success: z.literal(true) }),
  refusals: [NOT_FOUND],
})

export const shares = {
  createShare,
  createMultiShare,
  listShares,
  listDeviceShares,
  openShare,
  getSharedLocation,
  updateShare,
  deleteShare,
}

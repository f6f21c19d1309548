import * as z from 'zod'
import { route } from '../http/route.ts'
import { NewMultiShare, NewShare, ShareChange, ShareLink } from './share.ts'

const NOT_FOUND = { status: 404, code: 'not-found' } as const
const EXPIRES_IN_THE_PAST = { status: 400, code: 'expires-in-the-past' } as const

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

/** The calls of an account about its share links. */
export const shares = {
  createShare,
  createMultiShare,
  listShares,
  listDeviceShares,
  updateShare,
  deleteShare,
}

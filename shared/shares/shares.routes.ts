import * as z from 'zod'
import { route } from '../http/route.ts'
import { NewMultiShare, NewShare, ShareLink } from './share.ts'
import { SharedLocation } from './shared-location.ts'

const NOT_FOUND = { status: 404, code: 'not-found' } as const
const EXPIRES_IN_THE_PAST = { status: 400, code: 'expires-in-the-past' } as const
const TOO_OFTEN = { status: 429, code: 'too-many-requests' } as const

const oneLink = z.object({ shareLink: ShareLink })
const links = z.object({ shareLinks: z.array(ShareLink) })

const createShare = route({
  method: 'POST',
  path: '/vectra/devices/{id}/share',
  access: 'account',
  summary: 'Makes a public link to where the device is',
  body: NewShare,
  reply: oneLink,
  refusals: [NOT_FOUND, EXPIRES_IN_THE_PAST],
})

const createMultiShare = route({
  method: 'POST',
  path: '/vectra/shares/multi',
  access: 'account',
  summary: 'Makes a public link to where several devices are',
  body: NewMultiShare,
  reply: oneLink,
  refusals: [NOT_FOUND, EXPIRES_IN_THE_PAST],
})

const listShares = route({
  method: 'GET',
  path: '/vectra/shares',
  access: 'account',
  summary: 'The share links of the account, newest first',
  reply: links,
})

const listDeviceShares = route({
  method: 'GET',
  path: '/vectra/devices/{id}/shares',
  access: 'account',
  summary: 'The share links that show the device, newest first',
  reply: links,
  refusals: [NOT_FOUND],
})

const openShare = route({
  method: 'GET',
  path: '/vectra/public/share/{token}',
  access: 'public',
  summary: 'What a share link is about; counts that it was opened',
  reply: z.object({
    shareData: z.object({
      name: z.string(),
      deviceName: z.string(),
      trailDurationHours: z.number().int(),
      /** Whether there is an area in which nothing is shown: not where, and not whether a device is in it. */
      hidesArea: z.boolean(),
    }),
  }),
  refusals: [NOT_FOUND, TOO_OFTEN],
})

const getSharedLocation = route({
  method: 'GET',
  path: '/vectra/public/share/{token}/location',
  access: 'public',
  summary: 'Where the devices of a share link are, and their trails of its last hours',
  reply: SharedLocation,
  refusals: [NOT_FOUND, TOO_OFTEN],
})

const updateShare = route({
  method: 'PATCH',
  path: '/vectra/share/{shareId}',
  access: 'account',
  summary: 'Switches a share link off or on again',
  body: z.object({ isActive: z.boolean() }),
  reply: oneLink,
  refusals: [NOT_FOUND],
})

const deleteShare = route({
  method: 'DELETE',
  path: '/vectra/share/{shareId}',
  access: 'account',
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

import * as z from 'zod'
import { Preferences } from '../account/preferences.ts'
import { route } from '../http/route.ts'
import { SharedLocation } from './shared-location.ts'

const NOT_FOUND = { status: 404, code: 'not-found' } as const
/** The problem has `arrivedAt`, and nothing else about the link. */
const ARRIVED = { status: 410, code: 'arrived' } as const
const TOO_OFTEN = { status: 429, code: 'too-many-requests' } as const

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

/** The calls of anyone who has a link. In a file of their own, so that the app loads none of their replies. */
export const shareViewer = { openShare, getSharedLocation }

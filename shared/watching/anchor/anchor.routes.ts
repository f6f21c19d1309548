import * as z from 'zod'
import { route } from '../../http/route.ts'
import { END_BEFORE_START, Instant, isInOrder } from '../events-query.ts'
import { WebhookUrl } from '../webhook-url.ts'
import { AnchorWarning, AnchorWatchView } from './anchor-view.ts'
import { SILENT_AFTER_MINUTES } from './anchor-watch.ts'
import { RADIUS_M } from './radius.ts'
import { AnchorPlace } from './shared-anchor-watch.ts'

/** How long it may take until a position arrives. */
const SilentAfterMinutes = z.int().min(SILENT_AFTER_MINUTES.min).max(SILENT_AFTER_MINUTES.max)
const RadiusM = z.number().min(RADIUS_M.min).max(RADIUS_M.max)
const NOT_FOUND = { status: 404, code: 'not-found' } as const

const RehearsedAlarm = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['dragging', 'noPosition']),
  distanceM: z.number().nullable(),
})

const getAnchorWatch = route({
  method: 'GET',
  path: '/vectra/devices/{deviceId}/anchor-watch',
  access: 'account',
  permission: 'devices:read',
  summary: 'The anchor watch of a boat',
  reply: z.object({ anchorWatch: AnchorWatchView.nullable() }),
  refusals: [NOT_FOUND],
})

const setAnchorWatch = route({
  method: 'PUT',
  path: '/vectra/devices/{deviceId}/anchor-watch',
  access: 'account',
  permission: 'rules:write',
  summary:
    'Sets the anchor watch of a boat, or moves the anchor or changes the radius of the one that is set',
  body: z.object({
    /** Null is where the boat is now. */
    anchor: AnchorPlace.nullable(),
    radiusM: RadiusM,
    /** Without it, a watch that is set keeps its own, and a new one has 10. */
    silentAfterMinutes: SilentAfterMinutes.optional(),
    /** Without it, that of the watch before stays; null is none. */
    webhookUrl: WebhookUrl.nullable().optional(),
  }),
  reply: z.object({ anchorWatch: AnchorWatchView, warnings: z.array(AnchorWarning) }),
  refusals: [
    NOT_FOUND,
    { status: 409, code: 'not-a-boat' },
    { status: 409, code: 'boat-not-located' },
    { status: 409, code: 'anchor-too-far' },
    { status: 400, code: 'webhook-not-public' },
  ],
})

const liftAnchorWatch = route({
  method: 'DELETE',
  path: '/vectra/devices/{deviceId}/anchor-watch',
  access: 'account',
  permission: 'rules:write',
  summary: 'Lifts the anchor watch of a boat',
  reply: z.object({ anchorWatch: z.null() }),
  refusals: [NOT_FOUND],
})

const acknowledgeAnchorWatch = route({
  method: 'POST',
  path: '/vectra/devices/{deviceId}/anchor-watch/acknowledge',
  access: 'account',
  permission: 'rules:write',
  summary: 'Acknowledges the alarms of an anchor watch, which are not repeated then',
  reply: z.object({ anchorWatch: AnchorWatchView }),
  refusals: [NOT_FOUND],
})

const rehearseAnchorWatch = route({
  method: 'POST',
  path: '/vectra/devices/{deviceId}/anchor-watch/rehearse',
  access: 'account',
  permission: 'devices:read',
  summary: 'The alarms that an anchor watch would have raised, and how the boat swung',
  body: z
    .object({
      anchor: AnchorPlace,
      radiusM: RadiusM,
      silentAfterMinutes: SilentAfterMinutes.optional(),
      from: Instant,
      to: Instant,
    })
    .refine(isInOrder, END_BEFORE_START),
  reply: z.object({
    alarms: z.array(RehearsedAlarm),
    /** The swing as GeoJSON positions: longitude, latitude. */
    swing: z.array(z.tuple([z.number(), z.number()])),
  }),
  refusals: [NOT_FOUND, { status: 400, code: 'range-too-long' }, { status: 413, code: 'too-many-points' }],
})

/** The calls about the anchor watches of devices. */
export const anchor = {
  getAnchorWatch,
  setAnchorWatch,
  liftAnchorWatch,
  acknowledgeAnchorWatch,
  rehearseAnchorWatch,
}

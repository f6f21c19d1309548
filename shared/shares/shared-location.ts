import * as z from 'zod'
import { toIso } from '../time.ts'
import type { AcceptedFix } from '../tracking/tracked.ts'
import { SharedAnchorWatch } from '../watching/anchor/shared-anchor-watch.ts'

/** A point on a shared map, without anything that identifies the device or its owner. */
const SharedPoint = z.object({
  lat: z.number(),
  lng: z.number(),
  timestampIso: z.iso.datetime(),
  speed: z.number(),
  heading: z.number().nullable(),
  altitude: z.number().nullable(),
  /** On the first point after a hidden stretch: the path to it is not shown. */
  resumes: z.literal(true).optional(),
})
export type SharedPoint = z.infer<typeof SharedPoint>

const Shown = z.object({ location: SharedPoint.nullable(), trail: z.array(SharedPoint) })
export const SharedDevice = Shown.extend({
  deviceName: z.string(),
  /** When it may reach the place where the link ends; `null` without one, and where it cannot be estimated. */
  estimatedArrivalAt: z.iso.datetime().nullable(),
  /** The anchor watch of a boat; `null` without one, and where the link does not show the place. */
  anchorWatch: SharedAnchorWatch.nullable(),
})
export type SharedDevice = z.infer<typeof SharedDevice>

/** Everything that a link shows. `location` and `trail` are those of the first device with a location. */
export const SharedLocation = Shown.extend({ isMultiDevice: z.boolean(), devices: z.array(SharedDevice) })

/** A fix as a point on a shared map; an unknown speed becomes 0. */
export const sharedPoint = (
  fix: Pick<AcceptedFix, 'lat' | 'lng' | 'shownAt' | 'speedKmh' | 'course' | 'altitudeM'>,
): SharedPoint => ({
  lat: fix.lat,
  lng: fix.lng,
  timestampIso: toIso(fix.shownAt),
  speed: fix.speedKmh ?? 0,
  heading: fix.course,
  altitude: fix.altitudeM,
})

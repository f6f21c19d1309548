import * as z from 'zod'
import { CrossingType } from '../../geofences/crossing-type.ts'
import { Reason } from '../event.ts'
import { HeldBy } from '../judged-fixes.ts'

/** A figure of an explanation, in the form of a reason. */
export const Check = Reason.extend({
  check: z.enum([
    ...Reason.shape.check.options,
    /** When the geofence was last changed. */
    'changed',
    /** How long before the time in question the last position is from. */
    'lastPosition',
    /** The accuracy of a fix. */
    'accuracy',
    /** The time between two fixes. */
    'gap',
    /** How long after a crossing the positions that prove it were received. */
    'receivedAfter',
  ]),
})
export type Check = z.infer<typeof Check>

const crossing = { eventType: CrossingType }
const none = { fired: z.literal(false), checks: z.array(Check) }

/** Why a geofence raised nothing for a device at a time, or the event that it did raise, with the figures. */
export const Explanation = z.discriminatedUnion('because', [
  z.object({
    ...crossing,
    fired: z.literal(true),
    because: z.null(),
    eventId: z.string(),
    checks: z.array(Check),
  }),
  z.object({
    ...none,
    because: z.enum([
      'noSubscription',
      'inactive',
      'notCovered',
      /** The positions were received before the geofence got its present definition. */
      'changedSince',
      'noPositions',
      'inaccurate',
      'notAcross',
      'baseline',
      'passedTooShort',
      'gapTooLong',
      'dwellTooShort',
    ]),
  }),
  z.object({
    ...none,
    ...crossing,
    because: z.enum([
      'alertOff',
      /** The rules of today give an event that was not stored, as for a device without a subscription then. */
      'notStored',
    ]),
  }),
  z.object({
    ...none,
    eventType: CrossingType.exclude(['dwell']),
    because: z.enum(['notConfirmed', 'standing']),
  }),
  z.object({ ...none, ...crossing, because: z.literal('late'), eventId: z.string().nullable() }),
  z.object({ ...none, because: z.literal('held'), flag: HeldBy.exclude(['inaccurate']) }),
])
export type Explanation = z.infer<typeof Explanation>

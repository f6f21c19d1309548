import * as z from 'zod'
import type { Anchored } from '../../../shared/watching/anchor/anchored.ts'

const Point = z.object({ lat: z.number(), lng: z.number() })
const Evidence = z.object({
  seconds: z.number(),
  fixes: z.number(),
  since: z.number(),
  farthestM: z.number(),
  doubtful: z.boolean(),
})
const Acknowledged = z.object({ at: z.number(), by: z.string() }).nullable()

/** The anchor watch of a track, as it is stored. */
export const StoredAnchored: z.ZodType<Anchored> = z.object({
  watch: z.object({
    anchor: Point,
    radiusM: z.number(),
    setAt: z.number(),
    restDriftM: z.number().nullable(),
    silentAfterMs: z.number(),
  }),
  setBy: z.string(),
  webhookUrl: z.string().nullable().default(null),
  state: z.object({
    since: z.number(),
    distanceM: z.number().nullable(),
    newestAt: z.number(),
    fixReceivedAt: z.number(),
    silentAt: z.number(),
    silent: z.boolean(),
    nearEdge: z.boolean(),
    dragging: z.object({ acknowledged: z.boolean() }).nullable(),
    drag: z.object({
      limitM: z.number(),
      outside: Evidence,
      fartherOut: Evidence,
      swing: z.object({ farM: z.array(z.number()), seconds: z.array(z.number()) }),
    }),
    credible: z.object({ place: Point.nullable(), at: z.number(), doubtedSince: z.number().nullable() }),
    leavingFixes: z.number(),
    battery: z.object({ lowSince: z.number().nullable(), isLow: z.boolean() }),
    ended: z.literal('underWay').nullable(),
  }),
  alarms: z.object({
    dragging: z
      .object({
        finding: z.object({
          kind: z.literal('dragging'),
          at: z.number(),
          distanceM: z.number(),
          reason: z.object({
            check: z.enum(['outside', 'fartherOut']),
            fixes: z.number(),
            since: z.number(),
          }),
        }),
        acknowledged: Acknowledged,
      })
      .nullable(),
    noPosition: z
      .object({
        finding: z.object({
          kind: z.literal('noPosition'),
          at: z.number(),
          distanceM: z.number().nullable(),
          silentMs: z.number(),
        }),
        acknowledged: Acknowledged,
      })
      .nullable(),
  }),
  repeatAt: z.number().nullable(),
  checkAt: z.number().nullable(),
})

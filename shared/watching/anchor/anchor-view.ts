import * as z from 'zod'
import { MINUTE_MS, toIso, toIsoOrNull } from '../../time.ts'
import { anchorStatus } from './anchor-state.ts'
import { type Anchored, acknowledgementOf } from './anchored.ts'

export const AnchorPlace = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/** An anchor watch as the account sees it. */
export const AnchorWatchView = z.object({
  deviceId: z.string(),
  anchor: AnchorPlace,
  radiusM: z.number(),
  /** How long it may take until a position arrives: at least two intervals of the tracker. */
  silentAfterMinutes: z.number(),
  setAt: z.iso.datetime(),
  setBy: z.string(),
  state: z.enum(['watching', 'nearEdge', 'dragging', 'noPosition', 'ended']),
  since: z.iso.datetime(),
  /** The distance from the anchor to the boat. */
  distanceM: z.number().nullable(),
  acknowledgedAt: z.iso.datetime().nullable(),
  acknowledgedBy: z.string().nullable(),
  endedBecause: z.enum(['underWay']).nullable(),
})
export type AnchorWatchView = z.infer<typeof AnchorWatchView>

/** What an owner should know of a watch that was set all the same. */
export const AnchorWarning = z.enum([
  /** The receiver is less accurate than the radius is long. */
  'radius-below-accuracy',
  'outside-radius',
  'no-recent-position',
  /** The tracker sleeps between its reports. */
  'tracker-asleep',
])
export type AnchorWarning = z.infer<typeof AnchorWarning>

const DECIMETRES = 10

/** A watch on the wire. */
export function anchorWatchView(deviceId: string, anchored: Anchored): AnchorWatchView {
  const { watch, setBy, state } = anchored
  const { anchor, radiusM, setAt, silentAfterMs } = watch
  const acknowledgement = acknowledgementOf(anchored)
  return {
    deviceId,
    anchor: { latitude: anchor.lat, longitude: anchor.lng },
    radiusM,
    silentAfterMinutes: Math.round(silentAfterMs / MINUTE_MS),
    setAt: toIso(setAt),
    setBy,
    state: anchorStatus(state),
    since: toIso(state.since),
    distanceM: state.distanceM === null ? null : Math.round(state.distanceM * DECIMETRES) / DECIMETRES,
    acknowledgedAt: toIsoOrNull(acknowledgement?.at ?? null),
    acknowledgedBy: acknowledgement?.by ?? null,
    endedBecause: state.ended,
  }
}

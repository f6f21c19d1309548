import * as z from 'zod'
import { MINUTE_MS, toIso, toIsoOrNull } from '../../time.ts'
import { type Anchored, acknowledgementOf } from './anchored.ts'
import { SharedAnchorWatch, sharedAnchorWatch } from './shared-anchor-watch.ts'

/** An anchor watch as the account sees it. */
export const AnchorWatchView = SharedAnchorWatch.extend({
  deviceId: z.string(),
  /** How long it may take until a position arrives: at least two intervals of the tracker. */
  silentAfterMinutes: z.number(),
  setAt: z.iso.datetime(),
  setBy: z.string(),
  /** What each alarm is posted to. */
  webhookUrl: z.string().nullable(),
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

/** A watch on the wire. */
export function anchorWatchView(deviceId: string, anchored: Anchored): AnchorWatchView {
  const { watch, setBy, webhookUrl, state } = anchored
  const { setAt, silentAfterMs } = watch
  const acknowledgement = acknowledgementOf(anchored)
  return {
    ...sharedAnchorWatch(anchored),
    deviceId,
    silentAfterMinutes: Math.round(silentAfterMs / MINUTE_MS),
    setAt: toIso(setAt),
    setBy,
    webhookUrl,
    acknowledgedAt: toIsoOrNull(acknowledgement?.at ?? null),
    acknowledgedBy: acknowledgement?.by ?? null,
    endedBecause: state.ended,
  }
}

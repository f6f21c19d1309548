import * as z from 'zod'
import { toIso } from '../../time.ts'
import { anchorStatus } from './anchor-state.ts'
import type { Anchored } from './anchored.ts'

export const AnchorPlace = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/** An anchor watch as anyone may see it who sees where the boat is. It names neither the device nor a person. */
export const SharedAnchorWatch = z.object({
  anchor: AnchorPlace,
  radiusM: z.number(),
  state: z.enum(['watching', 'nearEdge', 'dragging', 'noPosition', 'ended']),
  since: z.iso.datetime(),
  /** The distance from the anchor to the boat. */
  distanceM: z.number().nullable(),
})
export type SharedAnchorWatch = z.infer<typeof SharedAnchorWatch>

/** Whether somebody has to look after the boat. */
export const isAlarm = ({ state }: Pick<SharedAnchorWatch, 'state'>): boolean =>
  state === 'dragging' || state === 'noPosition'

/** Whether an alarm waits for somebody to acknowledge it. */
export const isUnacknowledged = (
  watch: Pick<SharedAnchorWatch, 'state'> & { acknowledgedAt: string | null },
): boolean => isAlarm(watch) && watch.acknowledgedAt === null

const DECIMETRES = 10

export const sharedAnchorWatch = ({ watch, state }: Anchored): SharedAnchorWatch => ({
  anchor: { latitude: watch.anchor.lat, longitude: watch.anchor.lng },
  radiusM: watch.radiusM,
  state: anchorStatus(state),
  since: toIso(state.since),
  distanceM: state.distanceM === null ? null : Math.round(state.distanceM * DECIMETRES) / DECIMETRES,
})

import * as z from 'zod'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { unpackTracked } from '../../../shared/tracking/packing/tracked-format.ts'
import { unpackPositions } from '../../../shared/tracking/packing/unpack-positions.ts'
import { NOTHING_TRACKED, type Tracked } from '../../../shared/tracking/tracked.ts'

/** A track's newest state as its `live` item holds it. */
export type LiveItem = {
  /** Grows with each write under it; 0 before the first position. */
  version: number
  tracked: Tracked
  tail: readonly StampedPosition[]
  /** How many late points came since the state was last settled from the stored trail. */
  latePositions: number
}

/** What of it is needed to say where the device is. */
export type LiveState = Pick<LiveItem, 'version' | 'tracked' | 'latePositions'>

const StateItem = z.object({
  version: z.number().default(0),
  /** Receipt of what did not advance the state: late points and unreadable messages. */
  lastContactAt: z.number().optional(),
  state: z.instanceof(Uint8Array).optional(),
  latePositions: z.number().default(0),
})
/** All that `parseState` reads. */
export const STATE_FIELDS = Object.keys(StateItem.shape)

const StoredLiveItem = StateItem.extend({ tail: z.instanceof(Uint8Array).optional() })

/** What became of all that was sent, and when a last will was told (epoch ms). */
const StoredDiagnostics = z.object({
  received: z.number().default(0),
  held: z.number().default(0),
  unreadable: z.number().default(0),
  mismatched: z.number().default(0),
  lastWillAt: z.number().nullable().default(null),
})
export type TrailDiagnostics = z.infer<typeof StoredDiagnostics> & { tracked: Tracked }

export function parseLiveItem(item: unknown): LiveItem {
  const { version, lastContactAt, state, tail, latePositions } = StoredLiveItem.parse(item)
  return {
    version,
    tracked: trackedOf(state, lastContactAt),
    tail: tail === undefined ? [] : unpackPositions(tail),
    latePositions: latePositions,
  }
}

export function parseDiagnostics(item: unknown): TrailDiagnostics {
  return { ...StoredDiagnostics.parse(item), tracked: parseLiveState(item).tracked }
}

export function parseLiveState(item: unknown): LiveState {
  const { version, lastContactAt, state, latePositions } = StateItem.parse(item)
  return { version, tracked: trackedOf(state, lastContactAt), latePositions: latePositions }
}

function trackedOf(state: Uint8Array | undefined, lastContactAt: number | undefined): Tracked {
  const tracked = state === undefined ? NOTHING_TRACKED : unpackTracked(state)
  return lastContactAt === undefined ? tracked : heard(tracked, lastContactAt)
}

const heard = (tracked: Tracked, at: number): Tracked => ({
  ...tracked,
  lastContactAt: Math.max(tracked.lastContactAt ?? at, at),
})

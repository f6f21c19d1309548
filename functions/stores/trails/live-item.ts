import * as z from 'zod'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { packOnBoard, unpackOnBoard } from '../../../shared/tracking/packing/on-board-format.ts'
import { packTracked, unpackTracked } from '../../../shared/tracking/packing/tracked-format.ts'
import { unpackPositions } from '../../../shared/tracking/packing/unpack-positions.ts'
import { NOTHING_TRACKED, type Tracked } from '../../../shared/tracking/tracked.ts'

/** The newest state of a track, and its newest positions. */
export type LiveItem = {
  /** Grows with each write of the state; 0 before the first position. */
  version: number
  tracked: Tracked
  tail: readonly StampedPosition[]
  /** Late positions since the state was last reprocessed from the stored trail. */
  latePositions: number
  /** When due work looks at the device's rules next (epoch ms); `null` before there is any. */
  rulesCheckAt: number | null
}

/** The part that shows where the device is. */
export type LiveState = Pick<LiveItem, 'version' | 'tracked' | 'latePositions'>

const StoredState = z.object({
  version: z.number().default(0),
  /** Receipt of what did not advance the state: late positions and unreadable messages. */
  lastContactAt: z.number().optional(),
  state: z.instanceof(Uint8Array).optional(),
  /** Beside the state rather than in it, so that version 1.4.1 still reads the item after a rollback. */
  onBoard: z.instanceof(Uint8Array).optional(),
  latePositions: z.number().default(0),
})
/** The attributes that `parseLiveState` needs. */
export const STATE_FIELDS = Object.keys(StoredState.shape)

const StoredLiveItem = StoredState.extend({
  tail: z.instanceof(Uint8Array).optional(),
  rulesCheckAt: z.number().nullable().default(null),
})

/** Counts of everything received, and when the last MQTT last will arrived (epoch ms). */
const StoredDiagnostics = z.object({
  received: z.number().default(0),
  /** The received positions that came in a message with another one before them. */
  batched: z.number().default(0),
  held: z.number().default(0),
  unreadable: z.number().default(0),
  mismatched: z.number().default(0),
  lastWillAt: z.number().nullable().default(null),
})
/** The attributes that `parseDiagnostics` needs. */
export const DIAGNOSTIC_FIELDS = [...STATE_FIELDS, ...Object.keys(StoredDiagnostics.shape)]
export type TrailDiagnostics = z.infer<typeof StoredDiagnostics> & { tracked: Tracked }

export function parseLiveItem(item: unknown): LiveItem {
  const { version, tail, latePositions, rulesCheckAt, ...stored } = StoredLiveItem.parse(item)
  return {
    version,
    tracked: trackedOf(stored),
    tail: tail === undefined ? [] : unpackPositions(tail),
    latePositions,
    rulesCheckAt,
  }
}

export function parseDiagnostics(item: unknown): TrailDiagnostics {
  return { ...StoredDiagnostics.parse(item), tracked: parseLiveState(item).tracked }
}

export function parseLiveState(item: unknown): LiveState {
  const { version, latePositions, ...stored } = StoredState.parse(item)
  return { version, tracked: trackedOf(stored), latePositions }
}

/** The attributes of a state. */
export const stateAttributes = (tracked: Tracked) => ({
  state: packTracked(tracked),
  ...(tracked.readings.onBoard !== null && { onBoard: packOnBoard(tracked.readings.onBoard) }),
})

/** The part of an update that sets the attributes of a state. */
export function stateUpdate(tracked: Tracked) {
  const { state, onBoard } = stateAttributes(tracked)
  return {
    set: onBoard === undefined ? '#state = :state' : '#state = :state, onBoard = :onBoard',
    names: { '#state': 'state' },
    values: { ':state': state, ...(onBoard !== undefined && { ':onBoard': onBoard }) },
  }
}

type StateAttributes = Pick<z.infer<typeof StoredState>, 'state' | 'onBoard' | 'lastContactAt'>

function trackedOf({ state, onBoard, lastContactAt }: StateAttributes): Tracked {
  const tracked = state === undefined ? NOTHING_TRACKED : unpackTracked(state)
  const known =
    onBoard === undefined
      ? tracked
      : { ...tracked, readings: { ...tracked.readings, onBoard: unpackOnBoard(onBoard) } }
  if (lastContactAt === undefined) return known
  return { ...known, lastContactAt: Math.max(known.lastContactAt ?? lastContactAt, lastContactAt) }
}

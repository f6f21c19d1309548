import { DAY_MS, MINUTE_MS } from '../../time.ts'
import type { Position } from '../position.ts'

/** 40 months, for as long as the trail is kept. */
const OLDEST_FIX_MS = 1218 * DAY_MS
export const AHEAD_TOLERANCE_MS = 2 * MINUTE_MS
/** GPS counts weeks in 10 bits; a receiver that missed a turn is out by whole turns of 1,024 weeks. */
const WEEK_TURN_MS = 1024 * 7 * DAY_MS
const WEEK_REPAIR_WITHIN_MS = DAY_MS

/**
 * A position with the time it is shown and sorted at. `clock`: what had to be done about the tracker's own
 * time, which stays in `recordedAt` as the identity of the point.
 */
export type StampedPosition = Position & { shownAt: number; clock: 'clock' | 'weekRepaired' | null }

/** Gives a position its time: its own where that is possible, else repaired by whole GPS turns, else that of receipt. */
export function stamp(position: Position): StampedPosition {
  const { recordedAt, receivedAt } = position
  if (isBetween(recordedAt, receivedAt - OLDEST_FIX_MS, receivedAt + AHEAD_TOLERANCE_MS))
    return { ...position, shownAt: recordedAt, clock: null }

  const turns = Math.round((receivedAt - recordedAt) / WEEK_TURN_MS)
  const repairedAt = recordedAt + turns * WEEK_TURN_MS
  if (
    turns !== 0 &&
    isBetween(repairedAt, receivedAt - WEEK_REPAIR_WITHIN_MS, receivedAt + AHEAD_TOLERANCE_MS)
  )
    return { ...position, shownAt: repairedAt, clock: 'weekRepaired' }

  return { ...position, shownAt: receivedAt, clock: 'clock' }
}

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most

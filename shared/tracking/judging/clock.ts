import { DAY_MS, MINUTE_MS } from '../../time.ts'
import type { Position } from '../position.ts'

/** 40 months: as long as the trail is stored. */
const OLDEST_FIX_MS = 1218 * DAY_MS
export const AHEAD_TOLERANCE_MS = 2 * MINUTE_MS
/** GPS counts weeks in 10 bits: a receiver that misses a rollover is off by a multiple of 1,024 weeks. */
const WEEK_ROLLOVER_MS = 1024 * 7 * DAY_MS
const REPAIRED_WITHIN_MS = DAY_MS

/**
 * A position with `shownAt`, the time at which it is shown and sorted (epoch milliseconds). `clock` says how that was
 * determined: `null` when it is the tracker's own time, `weekRepaired` when that was off by GPS week rollovers, `clock`
 * when it is impossible and the time of receipt replaces it. `recordedAt` stays as sent and identifies the point.
 */
export type StampedPosition = Position & { shownAt: number; clock: 'clock' | 'weekRepaired' | null }

/**
 * Gives a position its time: the tracker's own from 40 months before the receipt to 2 minutes after it, else that
 * time corrected by whole GPS week rollovers where it lands between 24 hours before and 2 minutes after the receipt,
 * else the time of receipt.
 */
export function stamp(position: Position): StampedPosition {
  const { recordedAt, receivedAt } = position
  if (isBetween(recordedAt, receivedAt - OLDEST_FIX_MS, receivedAt + AHEAD_TOLERANCE_MS))
    return { ...position, shownAt: recordedAt, clock: null }

  const rollovers = Math.round((receivedAt - recordedAt) / WEEK_ROLLOVER_MS)
  const repairedAt = recordedAt + rollovers * WEEK_ROLLOVER_MS
  if (
    rollovers !== 0 &&
    isBetween(repairedAt, receivedAt - REPAIRED_WITHIN_MS, receivedAt + AHEAD_TOLERANCE_MS)
  )
    return { ...position, shownAt: repairedAt, clock: 'weekRepaired' }

  return { ...position, shownAt: receivedAt, clock: 'clock' }
}

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max

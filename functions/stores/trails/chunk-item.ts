import { createHash } from 'node:crypto'
import { HOUR_MS, toIso } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { packPositions } from '../../../shared/tracking/packing/pack-positions.ts'
import { historyExpiresAt } from '../devices/history-lifetime.ts'

/** The longest time that one chunk covers, so a range is complete when reading starts this much early. */
export const CHUNK_SPAN_MS = 6 * HOUR_MS
export const HASH_CHARACTERS = 11

/** A chunk's item. Its key is made of its content, so writing the same chunk again changes nothing. */
export function chunkItem(trackId: string, positions: readonly StampedPosition[]) {
  const points = packPositions(positions)
  const first = Math.min(...positions.map((position) => position.shownAt))
  const hash = createHash('sha256').update(points).digest('base64url').slice(0, HASH_CHARACTERS)
  return {
    trackId,
    itemKey: `p#${sortableIso(first)}#${hash}`,
    points,
    expiresAt: historyExpiresAt(first),
  }
}

/** The start of all chunk keys. */
export const CHUNKS_START = 'p#'

/** When the first position of a chunk is shown (epoch ms). */
export const chunkStart = (itemKey: string): number => Date.parse(itemKey.split('#')[1] ?? '')

/** The first and last item keys of the chunks that can hold positions from `from` to `to` (epoch ms). */
export const chunkKeys = (from: number, to: number) => ({
  first: `p#${sortableIso(from - CHUNK_SPAN_MS)}`,
  last: `p#${sortableIso(to)}~`,
})

/** ISO text sorts by time only between these, and a range may start before the epoch or end after the year 9999. */
const EARLIEST = 0
const LATEST = Date.UTC(9999, 11, 31)
export const sortableIso = (epochMs: number) => toIso(Math.min(LATEST, Math.max(EARLIEST, epochMs)))

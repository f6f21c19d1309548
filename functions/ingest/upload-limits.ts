import { UPLOAD_DAYS_MAX, UPLOAD_POSITIONS_MAX } from '../../shared/devices/limits.ts'
import { DAY_MS } from '../../shared/time.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { inFixOrder } from '../../shared/tracking/judging/fix-order.ts'
import { CHUNK_SPAN_MS } from '../stores/trails/chunk-item.ts'
import { chunksOf } from './chunking.ts'

/** Each chunk is one write. */
const CHUNKS_MAX = (UPLOAD_DAYS_MAX * DAY_MS) / CHUNK_SPAN_MS

/**
 * Limits the writes that one message can cause. Keeps the newest positions, as they decide where the device is now,
 * and counts the others.
 */
export function withinUploadLimits(
  positions: readonly StampedPosition[],
  positionsMax: number = UPLOAD_POSITIONS_MAX,
): {
  kept: readonly StampedPosition[]
  dropped: number
} {
  if (positions.length <= 1) return { kept: positions, dropped: 0 }
  const ordered = inFixOrder(positions)
  const chunks = chunksOf(ordered.slice(-positionsMax))
  const kept = chunks.slice(-CHUNKS_MAX).flat()
  return { kept, dropped: ordered.length - kept.length }
}

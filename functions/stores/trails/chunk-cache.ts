import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { unpackPositions } from '../../../shared/tracking/packing/unpack-positions.ts'

/** About 40 MB: two weeks of one device, or an hour of four hundred. */
const CACHED_POINTS_MAX = 100_000

/**
 * Unpacks chunks and caches them by content while the function is warm. A chunk never changes, and an open map
 * requests the same trail again and again, a little longer each time. The oldest are evicted first.
 */
export function chunkCache(pointsMax = CACHED_POINTS_MAX) {
  const cache = new Map<string, readonly StampedPosition[]>()
  let points = 0

  function evictOldest(): void {
    for (const [chunk, positions] of cache) {
      if (points <= pointsMax) return
      cache.delete(chunk)
      points -= positions.length
    }
  }

  /** `chunk`: the packed positions in base64, as the store's response has them. */
  return (chunk: string): readonly StampedPosition[] => {
    const cached = cache.get(chunk)
    if (cached) return cached
    const positions = unpackPositions(Buffer.from(chunk, 'base64'))
    cache.set(chunk, positions)
    points += positions.length
    evictOldest()
    return positions
  }
}

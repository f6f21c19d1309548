import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'

/** About 40 MB: two weeks of one device, or an hour of four hundred. */
const CACHED_POINTS_MAX = 100_000

type Chunks = readonly (readonly StampedPosition[])[]

/**
 * Unpacks items of chunks and caches them by content while the function is warm. A chunk never changes, and an open map
 * requests the same trail again and again, a little longer each time. The oldest are evicted first.
 */
export function chunkCache(pointsMax = CACHED_POINTS_MAX) {
  const cache = new Map<string, Chunks>()
  let points = 0

  function evictOldest(): void {
    for (const [packed, chunks] of cache) {
      if (points <= pointsMax) return
      cache.delete(packed)
      points -= lengthOf(chunks)
    }
  }

  /** `packed`: the points of an item in base64, as the store's response has them. */
  return (packed: string, unpack: (bytes: Uint8Array) => Chunks): Chunks => {
    const cached = cache.get(packed)
    if (cached) return cached
    const chunks = unpack(Buffer.from(packed, 'base64'))
    cache.set(packed, chunks)
    points += lengthOf(chunks)
    evictOldest()
    return chunks
  }
}

const lengthOf = (chunks: Chunks) => chunks.reduce((sum, chunk) => sum + chunk.length, 0)

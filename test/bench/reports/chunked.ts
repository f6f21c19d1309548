import { HOUR_MS } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'

const POINTS_PER_CHUNK = 30

/** Ascending positions in chunks, as a trail has them. */
export function chunked(positions: readonly StampedPosition[]): StampedPosition[][] {
  const chunks: StampedPosition[][] = []
  for (const position of positions) {
    const chunk = chunks.at(-1)
    const start = chunk?.at(0)?.shownAt ?? Number.NEGATIVE_INFINITY
    const fits =
      chunk !== undefined && chunk.length < POINTS_PER_CHUNK && position.shownAt - start < 6 * HOUR_MS
    if (fits) chunk.push(position)
    else chunks.push([position])
  }
  return chunks
}

import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { withoutRepeats } from '../../shared/tracking/judging/fix-order.ts'
import { TooManyPositions, type TrailStore } from '../stores/trails/trails.ts'

/** The positions that the trail lacks; all of them where it is too long to be read. */
export async function notStored(
  trackId: string,
  positions: readonly StampedPosition[],
  trails: Pick<TrailStore, 'listPositions'>,
): Promise<readonly StampedPosition[]> {
  if (positions.length === 0) return []
  const times = positions.map(({ shownAt }) => shownAt)
  try {
    const stored = await trails.listPositions(trackId, Math.min(...times), Math.max(...times))
    return withoutRepeats(positions, stored)
  } catch (error) {
    if (error instanceof TooManyPositions) return positions
    throw error
  }
}

import { carryOver } from '../../shared/tracking/judging/carry-over.ts'
import { AHEAD_TOLERANCE_MS } from '../../shared/tracking/judging/clock.ts'
import { REPROCESS_WINDOW_MS, reprocess } from '../../shared/tracking/judging/reprocess.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import type { LiveState } from '../stores/trails/live-item.ts'
import type { TrailStore } from '../stores/trails/trails.ts'

/**
 * The newest state of a track, whatever order its messages arrived in. Late positions are counted on the live
 * item; the first reader after them judges the stored trail again in fix order and saves the result.
 */
export async function reprocessedState(
  trackId: string,
  live: LiveState,
  watch: { now: number; deviceType: string },
  trails: Pick<TrailStore, 'listPositions' | 'saveReprocessed'>,
): Promise<Tracked> {
  const newestAt = live.tracked.newest?.shownAt
  if (live.latePositions === 0 || newestAt === undefined) return live.tracked
  // A fix with a broken clock is shown at its time of receipt, and can still sort before the newest.
  const lastAt = newestAt + AHEAD_TOLERANCE_MS
  const positions = await trails.listPositions(trackId, newestAt - REPROCESS_WINDOW_MS, lastAt)
  const { tracked, points } = reprocess(positions, watch)
  const windowStart = points[0]?.position.shownAt ?? newestAt
  const current = carryOver(live.tracked, tracked, windowStart)
  await trails.saveReprocessed(trackId, live, current)
  return current
}

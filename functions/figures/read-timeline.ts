import type { TimeSpan } from '../../shared/reports/figures/time-spans.ts'
import { type Timeline, timelineOf } from '../../shared/reports/figures/timeline.ts'
import { DAY_MS, HOUR_MS } from '../../shared/time.ts'
import { AHEAD_TOLERANCE_MS, type StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { judgedPoints } from '../../shared/tracking/judging/reprocess.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import { POSITIONS_READ_MAX, TooManyPositions, type TrailStore } from '../stores/trails/trails.ts'

/** The time before a range that decides how its first points are judged. The store reads that far back anyway. */
const LEAD_MS = 6 * HOUR_MS
/** Reading goes on behind a range for this long, then for twice as long, while a trip or stop of the range goes on. */
const FIRST_TAIL_MS = DAY_MS
const LAST_TAIL_MS = 64 * DAY_MS

export type TimelineDeps = { trails: Pick<TrailStore, 'listPositions'>; now: () => number }
export type TrailOwner = Pick<StoredDevice, 'trackId' | 'deviceType'>

/**
 * The timeline of a device around a range, so that no edge cuts a trip or stop that starts in it: those that last more
 * than 64 days longer have no end. `leadMs` is how far it begins before the range. Throws `TooManyPositions`.
 */
export async function readTimeline(
  { trackId, deviceType }: TrailOwner,
  range: TimeSpan,
  { trails, now }: TimelineDeps,
  leadMs = LEAD_MS,
): Promise<Timeline> {
  const readAt = now()
  const newest = readAt + AHEAD_TOLERANCE_MS
  let positions: StampedPosition[] = []
  let from = range.from - leadMs
  for (let tailMs = FIRST_TAIL_MS; ; tailMs *= 2) {
    const to = Math.min(range.to + tailMs, newest)
    positions = positions.concat(await readBetween(trails, trackId, from, to))
    if (positions.length > POSITIONS_READ_MAX) throw new TooManyPositions()
    const timeline = timelineOf(judgedPoints(positions, deviceType), Math.min(to, readAt))
    if (to === newest || tailMs >= LAST_TAIL_MS || isComplete(timeline, range.to)) return timeline
    from = to
  }
}

/** Parts of a trail that are read one after another share no position: the end is not included. */
async function readBetween(
  trails: TimelineDeps['trails'],
  trackId: string,
  from: number,
  to: number,
): Promise<StampedPosition[]> {
  const stored = await trails.listPositions(trackId, from, to)
  return stored.filter(({ shownAt }) => shownAt >= from && shownAt < to)
}

/** Whether all trips and stops that start before `to` have ended, and nothing that follows changes them. */
const isComplete = ({ trips, stops, unchangedUntil }: Timeline, to: number) =>
  unchangedUntil >= to && [...trips, ...stops].every(({ start, end }) => start >= to || end !== null)

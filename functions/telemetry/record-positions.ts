import { advance, type TrackingContext } from '../../shared/tracking/advance.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { inFixOrder } from '../../shared/tracking/judging/fix-order.ts'
import { REPROCESS_WINDOW_MS } from '../../shared/tracking/judging/reprocess.ts'
import { NOTHING_TRACKED, type Tracked } from '../../shared/tracking/tracked.ts'
import type { LiveItem } from '../stores/trails/live-item.ts'
import type { TrailStore } from '../stores/trails/trails.ts'
import { chunksOf, fitsTail } from './chunking.ts'
import { oneAtATime } from './one-at-a-time.ts'

const TRIES_MAX = 6
/** A live item with a full tail takes 8 kB, and the function has 256 MB. */
const CACHED_TRACKS_MAX = 5_000

type Store = Pick<TrailStore, 'getRecentLiveItem' | 'advanceLive' | 'putChunk' | 'addCounts'>
/** Returns the new state if the positions made one, and `null` for repeats and late positions. */
export type RecordPositions = (
  trackId: string,
  positions: readonly StampedPosition[],
  watch: TrackingContext,
) => Promise<Tracked | null>

type Step = {
  tracked: Tracked
  fresh: readonly StampedPosition[]
  late: readonly StampedPosition[]
  held: number
}

/**
 * Stores positions of a track before it returns. A newer position is one conditional write of the live item; an older
 * one becomes a chunk and never competes for that item. The last live item of each track is cached, so that a message
 * needs no read: a write that finds it changed returns the new one. In that case another instance of the function
 * handles the track too, and the item is read first for as long as that lasts, because a read costs a fifth of a
 * refused write.
 */
export function trailRecorder(trails: Store): RecordPositions {
  const cache = new Map<string, LiveItem | null>()
  /** Tracks that another instance writes too. */
  const contested = new Set<string>()
  const inQueue = oneAtATime()

  async function record(
    trackId: string,
    positions: readonly StampedPosition[],
    watch: TrackingContext,
  ): Promise<Tracked | null> {
    const isUpload = positions.length > 1
    if (isUpload) for (const chunk of chunksOf(positions)) await trails.putChunk(trackId, chunk)

    let live = await lastLiveItem(trackId)
    if (isRepeat(live, positions)) {
      await trails.addCounts(trackId, watch.now, { received: 1 })
      return null
    }
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const step = stepThrough(live?.tracked ?? NOTHING_TRACKED, positions, watch)
      if (step.fresh.length === 0) break
      const outcome = await write(trackId, live, isUpload ? [] : step.fresh, step)
      if (outcome.isWritten) {
        cacheItem(trackId, outcome.live)
        await countLate(trackId, step.late, outcome.live.tracked)
        return step.tracked
      }
      live = outcome.live
      contested.add(trackId)
    }
    cacheItem(trackId, live)
    if (!isUpload) await trails.putChunk(trackId, positions)
    await countLate(trackId, positions, live?.tracked ?? NOTHING_TRACKED)
    return null
  }

  async function lastLiveItem(trackId: string): Promise<LiveItem | null> {
    const cached = cache.get(trackId)
    if (cached && !contested.has(trackId)) return cached
    const live = await trails.getRecentLiveItem(trackId)
    if (cached?.version === live?.version) contested.delete(trackId)
    // a read that is not yet up to date may find an older version than the one written here
    return cached && cached.version > (live?.version ?? 0) ? cached : live
  }

  async function write(
    trackId: string,
    live: LiveItem | null,
    joinTail: readonly StampedPosition[],
    step: Step,
  ): Promise<{ isWritten: true; live: LiveItem } | { isWritten: false; live: LiveItem | null }> {
    const version = live?.version ?? 0
    const before = live?.tail ?? []
    const isFull = joinTail.length > 0 && !fitsTail(before, joinTail)
    const tail = isFull ? joinTail : [...before, ...joinTail]
    const change = { tracked: step.tracked, tail, received: step.fresh.length, held: step.held }
    // The chunk first: if the function ends between the two writes, its positions are stored twice rather than lost.
    if (isFull) await trails.putChunk(trackId, before)
    const result = await trails.advanceLive(trackId, version, change)
    if (!result.isWritten) return result
    return { isWritten: true, live: { version: version + 1, tracked: step.tracked, tail, latePositions: 0 } }
  }

  /** Counts late positions. Those that can still change the newest state have the next reader reprocess it. */
  async function countLate(
    trackId: string,
    late: readonly StampedPosition[],
    tracked: Tracked,
  ): Promise<void> {
    if (late.length === 0) return
    const since = (tracked.newest?.shownAt ?? 0) - REPROCESS_WINDOW_MS
    const needsReprocessing = late.some((position) => position.shownAt >= since)
    const lastContactAt = Math.max(...late.map((position) => position.receivedAt))
    await trails.addCounts(trackId, lastContactAt, {
      received: late.length,
      ...(needsReprocessing ? { latePositions: late.length } : {}),
    })
  }

  function cacheItem(trackId: string, live: LiveItem | null): void {
    if (cache.size > CACHED_TRACKS_MAX) {
      cache.clear()
      contested.clear()
    }
    cache.set(trackId, live)
  }

  return (trackId, positions, watch) =>
    inQueue(trackId, async () => {
      try {
        return await record(trackId, positions, watch)
      } catch (error) {
        cache.delete(trackId)
        throw error
      }
    })
}

/**
 * Whether a fix was sent again while its first copy is still in the tail: the client
 * missed our acknowledgement.
 */
function isRepeat(live: LiveItem | null, positions: readonly StampedPosition[]): boolean {
  const [position, second] = positions
  if (!live || !position || second) return false
  return live.tail.some(
    ({ recordedAt, lat, lng }) =>
      recordedAt === position.recordedAt && lat === position.lat && lng === position.lng,
  )
}

function stepThrough(before: Tracked, positions: readonly StampedPosition[], watch: TrackingContext): Step {
  let tracked = before
  const fresh: StampedPosition[] = []
  const late: StampedPosition[] = []
  let held = 0
  for (const position of inFixOrder(positions)) {
    const step = advance(tracked, position, watch)
    tracked = step.tracked
    if (step.judgement === null) late.push(position)
    else fresh.push(position)
    if (step.judgement?.held) held += 1
  }
  return { tracked, fresh, late, held }
}

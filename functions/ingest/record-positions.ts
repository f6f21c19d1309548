import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { inFixOrder } from '../../shared/tracking/judging/fix-order.ts'
import { REPROCESS_WINDOW_MS } from '../../shared/tracking/judging/reprocess.ts'
import { mergeOnBoard } from '../../shared/tracking/merge-on-board.ts'
import { packPositions } from '../../shared/tracking/packing/pack-positions.ts'
import { NOTHING_TRACKED, type Tracked } from '../../shared/tracking/tracked.ts'
import { nextDueAt } from '../../shared/watching/watch-fix.ts'
import type { WatchState } from '../../shared/watching/watch-state.ts'
import type { LiveItem } from '../stores/trails/live-item.ts'
import type { Counts, LiveChange, TrailStore } from '../stores/trails/trails.ts'
import type { EventWrite, WatchItem, WatchStore } from '../stores/trails/watch-item.ts'
import type { DeviceWatch } from '../watching/device-watch.ts'
import { ruleCheckAt } from '../watching/rule-check.ts'
import { chunksOf, packedTail } from './chunking.ts'
import type { MarkLate } from './late-marks.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type Known, type RecordContext, type Step, stepThrough } from './step-through.ts'

const TRIES_MAX = 6
/** A live item with a full tail takes 8 kB, and the function has 256 MB. */
const CACHED_TRACKS_MAX = 5_000

type Store = Pick<TrailStore, 'getRecentLiveItem' | 'advanceLive' | 'putChunk' | 'addCounts'>
type Watches = Pick<WatchStore, 'get' | 'change'>

/** The new state, and the events that it raised. */
export type Recorded = { tracked: Tracked; events: readonly EventWrite[] }
/** Returns `null` for repeats and late positions: they make no new state. */
export type RecordPositions = (
  trackId: string,
  positions: readonly StampedPosition[],
  context: RecordContext,
) => Promise<Recorded | null>

/**
 * Stores positions of a track before it returns. Newer positions are one conditional write of the live item;
 * older ones, and more than its tail can take, become chunks and never compete for that item. The last live item of each track is cached, so that a message
 * needs no read: a write that finds it changed returns the new one. In that case another instance of the function
 * handles the track too, and the item is read first for as long as that lasts, because a read costs a fifth of a
 * refused write.
 */
export function trailRecorder(trails: Store, watches: Watches, markLate: MarkLate): RecordPositions {
  const cache = new Map<string, Known>()
  /** Tracks that another instance writes too. */
  const contested = new Set<string>()
  const inQueue = oneAtATime()

  async function record(
    trackId: string,
    received: readonly StampedPosition[],
    context: RecordContext,
  ): Promise<Recorded | null> {
    let known = await lastKnown(trackId, context)
    const positions = inFixOrder(notInTail(known.live, received))
    if (positions.length < received.length)
      await trails.addCounts(trackId, context.now, {
        received: received.length - positions.length,
        ...(positions.length === 0 && batchedOf(context)),
      })
    if (positions.length === 0) return null
    await markLate(trackId, positions, known.live)
    // one position always fits
    const isUpload =
      positions.length > 1 && packedTail(positions, onBoardAfter(known.live, positions)) === null
    if (isUpload) for (const chunk of chunksOf(positions)) await trails.putChunk(trackId, chunk)
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const step = stepThrough(known, positions, context)
      if (step.fresh.length === 0) break
      if (!isUpload && step.late.length > 0) await trails.putChunk(trackId, step.late)
      const outcome = await write(trackId, known, isUpload ? [] : step.fresh, step, context)
      if (outcome.isWritten) {
        cacheItem(trackId, outcome.known)
        await countLate(trackId, step.late, step.tracked, context)
        return { tracked: step.tracked, events: outcome.events }
      }
      known = await withWatch(trackId, outcome.live, context)
      contested.add(trackId)
    }
    cacheItem(trackId, known)
    if (!isUpload) await trails.putChunk(trackId, positions)
    const before = known.live?.tracked ?? NOTHING_TRACKED
    await countLate(trackId, positions, before, context, batchedOf(context))
    return null
  }

  async function lastKnown(trackId: string, context: RecordContext): Promise<Known> {
    const cached = cache.get(trackId)
    if (cached?.live && !contested.has(trackId))
      return isKnown(cached.watched, context) ? cached : withWatch(trackId, cached.live, context)
    const live = await trails.getRecentLiveItem(trackId)
    if (cached?.live?.version === live?.version) contested.delete(trackId)
    // a read that is not yet up to date may find an older version than the one written here
    const isCached = cached?.live && cached.live.version > (live?.version ?? 0)
    return withWatch(trackId, isCached ? cached.live : live, context)
  }

  /** The watch item is read after the live item, so that it is never older than that. */
  const withWatch = async (
    trackId: string,
    live: LiveItem | null,
    { watch }: RecordContext,
  ): Promise<Known> => ({ live, watched: watch === null ? null : await watches.get(trackId) })

  async function write(
    trackId: string,
    known: Known,
    joinTail: readonly StampedPosition[],
    step: Step,
    context: RecordContext,
  ): Promise<
    | { isWritten: true; known: Known; events: readonly EventWrite[] }
    | { isWritten: false; live: LiveItem | null }
  > {
    const version = known.live?.version ?? 0
    const before = known.live?.tail ?? []
    const joined = [...before, ...joinTail]
    const packedJoined = packedTail(joined, step.tracked.readings.onBoard)
    const isFull = packedJoined === null
    const tail = isFull ? joinTail : joined
    const { tracked } = step
    const checkAt = await putRuleCheck(known, step, context)
    const rulesCheckAt = checkAt ?? known.live?.rulesCheckAt ?? null
    const change = {
      tracked,
      packedTail: packedJoined ?? packPositions(tail),
      received: step.fresh.length,
      batched: context.batched,
      held: step.held,
      rulesCheckAt,
    }
    const live = { version: version + 1, tracked, tail, latePositions: 0, rulesCheckAt }
    // The chunk first: if the function ends between the two writes, its positions are stored twice rather than lost.
    if (isFull) await trails.putChunk(trackId, before)
    const { watched } = known
    // A device that passed through between two fixes is where it was: outside.
    const isUnchanged =
      step.watched === watched?.state &&
      step.anchored === watched?.anchored &&
      step.floatPlan === watched?.floatPlan &&
      step.crossings.length === 0 &&
      step.firings.length === 0
    if (watched === null || step.watched === null || context.watch === null || isUnchanged) {
      const result = await trails.advanceLive(trackId, version, change)
      return result.isWritten ? { isWritten: true, known: { live, watched }, events: [] } : result
    }
    const result = await writeWatched(trackId, { live: change, liveVersion: version }, watched, {
      ...step,
      watched: step.watched,
      watch: context.watch,
    })
    if (!result.isWritten) return { isWritten: false, live: await trails.getRecentLiveItem(trackId) }
    return { isWritten: true, known: { live, watched: result.watched }, events: result.stored }
  }

  /** Before the live item, so that no crash loses it. Returns its time, or `null` if none is needed. */
  async function putRuleCheck(
    { live }: Known,
    { rulesDueAt }: Step,
    { watch, now }: RecordContext,
  ): Promise<number | null> {
    const checkAt = ruleCheckAt(rulesDueAt, live?.rulesCheckAt ?? null, now)
    if (checkAt !== null) await watch?.putRuleCheck(checkAt)
    return checkAt
  }

  /** The state of the watch, with its events and the next dwell, in one transaction with the live item. */
  async function writeWatched(
    trackId: string,
    withLive: { live: LiveChange; liveVersion: number },
    before: WatchItem,
    {
      watched,
      crossings,
      firings,
      fresh,
      anchored,
      floatPlan,
      watch,
    }: Pick<Step, 'crossings' | 'firings' | 'fresh' | 'anchored' | 'floatPlan'> & {
      watched: WatchState
      watch: DeviceWatch
    },
  ) {
    const isSilent = crossings.length + firings.length === 0
    const events = isSilent ? [] : await watch.eventsOf(crossings, firings, fresh)
    const dueAt = nextDueAt(watched, watch.index)
    const due = dueAt === null || dueAt === nextDueAt(before.state, watch.index) ? [] : watch.dwellDue(dueAt)
    const anchor =
      anchored === null || anchored === before.anchored
        ? { checked: anchored, due: [] }
        : watch.checkAnchor(anchored)
    const plan =
      floatPlan === null || floatPlan === before.floatPlan
        ? { checked: floatPlan, due: [] }
        : watch.checkFloatPlan(floatPlan)
    const { version } = before
    const item = { version, state: watched, anchored: anchor.checked, floatPlan: plan.checked }
    const change = { ...item, events, due: [...due, ...anchor.due, ...plan.due] }
    const result = await watches.change(trackId, change, withLive)
    return { ...result, watched: { ...item, version: version + 1 } }
  }

  /**
   * Counts late positions. Those that can still change the newest state have the next reader reprocess it, and the
   * geofences evaluate the trail again from the first of them on. `counts`: what no other write has counted.
   */
  async function countLate(
    trackId: string,
    late: readonly StampedPosition[],
    tracked: Tracked,
    { watch }: RecordContext,
    counts: Counts = {},
  ): Promise<void> {
    if (late.length === 0) return
    await watch?.evaluateAgain(Math.min(...late.map((position) => position.shownAt)))
    const since = (tracked.newest?.shownAt ?? 0) - REPROCESS_WINDOW_MS
    const needsReprocessing = late.some((position) => position.shownAt >= since)
    const lastContactAt = Math.max(...late.map((position) => position.receivedAt))
    await trails.addCounts(trackId, lastContactAt, {
      received: late.length,
      ...counts,
      ...(needsReprocessing ? { latePositions: late.length } : {}),
    })
  }

  function cacheItem(trackId: string, known: Known): void {
    if (cache.size > CACHED_TRACKS_MAX) {
      cache.clear()
      contested.clear()
    }
    cache.set(trackId, known)
  }

  return (trackId, positions, context) =>
    inQueue(trackId, async () => {
      try {
        return await record(trackId, positions, context)
      } catch (error) {
        cache.delete(trackId)
        throw error
      }
    })
}

/** What a boat reports besides, once positions have arrived. */
const onBoardAfter = (live: LiveItem | null, positions: readonly StampedPosition[]) =>
  positions.reduce(
    (onBoard, position) => mergeOnBoard(onBoard, position.onBoard),
    live?.tracked.readings.onBoard ?? null,
  )

/** Whether a cached watch item has all that watches the device now. */
function isKnown(watched: WatchItem | null, { watch }: RecordContext): boolean {
  if (watch === null) return true
  const { anchoredAt, floatPlanAt } = watch.marks
  return (
    watched !== null &&
    (watched.anchored?.watch.setAt ?? null) === anchoredAt &&
    (watched.floatPlan?.setAt ?? null) === floatPlanAt
  )
}

/** Nothing for most messages, which have one position: it would be longer in the live item than it says. */
const batchedOf = ({ batched }: RecordContext): Counts => (batched > 0 ? { batched } : {})

/** Without the fixes whose first copy is still in the tail: the client missed our acknowledgement and sent them again. */
const notInTail = (live: LiveItem | null, positions: readonly StampedPosition[]) =>
  positions.filter(
    ({ recordedAt, lat, lng }) =>
      !live?.tail.some((one) => one.recordedAt === recordedAt && one.lat === lat && one.lng === lng),
  )

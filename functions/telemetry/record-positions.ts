import { advance, type Watch } from '../../shared/tracking/advance.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { inFixOrder } from '../../shared/tracking/judging/fix-order.ts'
import { REPROCESSED_MS } from '../../shared/tracking/judging/reprocess.ts'
import { packPositions } from '../../shared/tracking/packing/pack-positions.ts'
import { NOTHING_TRACKED, type Tracked } from '../../shared/tracking/tracked.ts'
import { CHUNK_SPAN_MS } from '../stores/trails/chunk-item.ts'
import type { LiveItem } from '../stores/trails/live-item.ts'
import type { TrailStore } from '../stores/trails/trails.ts'
import { oneAtATime } from './one-at-a-time.ts'

export const TAIL_MAX_POINTS = 30
/** With the state and the keys the live item stays under 1,024 bytes, one write unit. */
const TAIL_MAX_BYTES = 560
const MAX_TRIES = 6
const CACHED_TRACKS_MAX = 20_000

type Store = Pick<TrailStore, 'getLiveItem' | 'advanceLive' | 'flushTail' | 'putChunk' | 'addCounts'>
/** Answers the newest state where this made it, and nothing for repeats and late points. */
export type RecordPositions = (
  trackId: string,
  positions: readonly StampedPosition[],
  watch: Watch,
) => Promise<Tracked | null>

type Step = {
  tracked: Tracked
  fresh: readonly StampedPosition[]
  late: readonly StampedPosition[]
  held: number
}

/**
 * Stores positions of a track: safe when it returns. A newer point is one conditional write of the live item;
 * an older one is put beside it and never fights for it. The last live item of each track is remembered, so
 * that a message needs no read; a write that finds it changed is given what is there. Then another instance of the
 * function has messages of this track too, and it is read first as long as that goes on: a read costs a fifth of
 * a refused write.
 */
export function trailRecorder(trails: Store): RecordPositions {
  const remembered = new Map<string, LiveItem | null>()
  const shared = new Set<string>()
  const inLine = oneAtATime()

  async function record(
    trackId: string,
    positions: readonly StampedPosition[],
    watch: Watch,
  ): Promise<Tracked | null> {
    const whole = positions.length > 1
    if (whole) for (const chunk of chunksOf(positions)) await trails.putChunk(trackId, chunk)

    let live = await lastLive(trackId)
    if (isRepeat(live, positions)) {
      await trails.addCounts(trackId, watch.now, { received: 1 })
      return null
    }
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const step = stepThrough(live?.tracked ?? NOTHING_TRACKED, positions, watch)
      if (step.fresh.length === 0) break
      const outcome = await write(trackId, live, whole ? [] : step.fresh, step)
      if (outcome.isWritten) {
        remember(trackId, outcome.live)
        await countLate(trackId, step.late, outcome.live.tracked)
        return step.tracked
      }
      live = outcome.live
      shared.add(trackId)
    }
    remember(trackId, live)
    if (!whole) await trails.putChunk(trackId, positions)
    await countLate(trackId, positions, live?.tracked ?? NOTHING_TRACKED)
    return null
  }

  async function lastLive(trackId: string): Promise<LiveItem | null> {
    const known = remembered.get(trackId)
    if (known && !shared.has(trackId)) return known
    const live = await trails.getLiveItem(trackId)
    if (known?.version === live?.version) shared.delete(trackId)
    return live
  }

  async function write(
    trackId: string,
    live: LiveItem | null,
    joinTail: readonly StampedPosition[],
    step: Step,
  ): Promise<{ isWritten: true; live: LiveItem } | { isWritten: false; live: LiveItem | null }> {
    const version = live?.version ?? 0
    const before = live?.tail ?? []
    const full = joinTail.length > 0 && !fitsTail(before, joinTail)
    const tail = full ? joinTail : [...before, ...joinTail]
    const change = { tracked: step.tracked, tail, received: step.fresh.length, held: step.held }
    const written = full
      ? await trails.flushTail(trackId, version, before, change)
      : await trails.advanceLive(trackId, version, change)
    if (!written.isWritten) return written
    return { isWritten: true, live: { version: version + 1, tracked: step.tracked, tail, latePositions: 0 } }
  }

  /** Late points are counted; those near the newest leave word that the state is to be settled again. */
  async function countLate(
    trackId: string,
    late: readonly StampedPosition[],
    tracked: Tracked,
  ): Promise<void> {
    if (late.length === 0) return
    const since = (tracked.newest?.shownAt ?? 0) - REPROCESSED_MS
    const unsettling = late.some((position) => position.shownAt >= since)
    const lastContactAt = Math.max(...late.map((position) => position.receivedAt))
    await trails.addCounts(trackId, lastContactAt, {
      received: late.length,
      ...(unsettling ? { latePositions: late.length } : {}),
    })
  }

  function remember(trackId: string, live: LiveItem | null): void {
    if (remembered.size > CACHED_TRACKS_MAX) {
      remembered.clear()
      shared.clear()
    }
    remembered.set(trackId, live)
  }

  return (trackId, positions, watch) =>
    inLine(trackId, async () => {
      try {
        return await record(trackId, positions, watch)
      } catch (error) {
        remembered.delete(trackId)
        throw error
      }
    })
}

/** The same fix again, while its first copy is still in the tail: a client that missed our acknowledgement. */
function isRepeat(live: LiveItem | null, positions: readonly StampedPosition[]): boolean {
  const [position, second] = positions
  if (!live || !position || second) return false
  return live.tail.some(
    ({ recordedAt, lat, lng }) =>
      recordedAt === position.recordedAt && lat === position.lat && lng === position.lng,
  )
}

function stepThrough(before: Tracked, positions: readonly StampedPosition[], watch: Watch): Step {
  let tracked = before
  const fresh: StampedPosition[] = []
  const late: StampedPosition[] = []
  let held = 0
  for (const position of inFixOrder(positions)) {
    const step = advance(tracked, position, watch)
    tracked = step.tracked
    if (step.verdict === null) late.push(position)
    else fresh.push(position)
    if (step.verdict?.held) held += 1
  }
  return { tracked, fresh, late, held }
}

function fitsTail(tail: readonly StampedPosition[], more: readonly StampedPosition[]): boolean {
  const [first] = tail
  const last = more.at(-1)
  if (!first || !last) return true
  if (tail.length + more.length > TAIL_MAX_POINTS) return false
  if (last.shownAt - first.shownAt >= CHUNK_SPAN_MS) return false
  return packPositions([...tail, ...more]).length <= TAIL_MAX_BYTES
}

/** Cuts an upload so that no chunk spans more than reading goes back. */
function chunksOf(positions: readonly StampedPosition[]): StampedPosition[][] {
  const chunks: StampedPosition[][] = []
  let current: StampedPosition[] = []
  for (const position of inFixOrder(positions)) {
    const [first] = current
    if (first && position.shownAt - first.shownAt >= CHUNK_SPAN_MS) {
      chunks.push(current)
      current = []
    }
    current.push(position)
  }
  return current.length > 0 ? [...chunks, current] : chunks
}

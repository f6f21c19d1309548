import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time.ts'
import { spreadMs } from '../due/spread.ts'
import type { DueStore } from '../stores/due.ts'
import { dayOf, startOfChunk } from '../stores/trails/merged-day.ts'
import type { TrailStore } from '../stores/trails/trails.ts'

/** When a day is merged, from its end on: nearly all late positions have arrived. */
const MERGED_AFTER_MS = 26 * HOUR_MS
/** The days of a fleet are merged over this time, not all at once. */
const SPREAD_MS = 12 * HOUR_MS
/** A day that ended longer ago is merged, or about to be. */
export const MERGED_WITHIN_MS = MERGED_AFTER_MS + SPREAD_MS
/** A day that got late positions is merged again at most so often. */
const AGAIN_AFTER_MS = 6 * HOUR_MS
const PLANNED_MAX = 20_000

type Deps = {
  trails: Pick<TrailStore, 'putChunk'>
  due: Pick<DueStore, 'put'>
  clock: () => number
}

/** Stores chunks, and has their days merged once these are over. Instances that plan the same day write the same work. */
export function storeChunks({ trails, due, clock }: Deps): TrailStore['putChunk'] {
  const planned = new Set<string>()
  return async (trackId, positions) => {
    const day = dayOf(startOfChunk(positions))
    const dueAt = mergedAt(trackId, day, clock())
    const key = `${trackId} ${day} ${dueAt}`
    if (!planned.has(key)) {
      await due.put(dueAt, { kind: 'mergeDay', trackId, day })
      if (planned.size > PLANNED_MAX) planned.clear()
      planned.add(key)
    }
    await trails.putChunk(trackId, positions)
  }
}

/** When a day (its start, epoch ms) is merged; for one that was, when it is merged again. */
export function mergedAt(trackId: string, day: number, now: number): number {
  const first = day + DAY_MS + MERGED_AFTER_MS + spreadMs(trackId, SPREAD_MS)
  if (first > now) return first
  return first + Math.ceil((now - first + MINUTE_MS) / AGAIN_AFTER_MS) * AGAIN_AFTER_MS
}

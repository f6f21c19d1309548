import { SECOND_MS } from '../../shared/time.ts'
import { cachedFor } from '../runtime/cached-for.ts'
import type { StoredTracker, TrackerStore } from '../stores/devices/trackers.ts'

/** A change of the tracker, a new owner for example, takes effect within this time. */
const CACHED_MS = SECOND_MS

type Found = Promise<StoredTracker | null>

/**
 * Looks up each tracker at most once a second, however fast its messages arrive. Lookups at the same moment share
 * one call.
 */
export function trackerLookup(getMany: TrackerStore['getMany'], clock: () => number) {
  let batch: { trackerIds: string[]; found: Promise<Map<string, StoredTracker>> } | null = null

  function getBatched(trackerId: string): Found {
    batch ??= { trackerIds: [], found: new Promise(setImmediate).then(getBatch) }
    batch.trackerIds.push(trackerId)
    return batch.found.then((trackers) => trackers.get(trackerId) ?? null)
  }

  function getBatch() {
    const trackerIds = batch?.trackerIds ?? []
    batch = null
    return getMany(trackerIds)
  }

  return cachedFor(CACHED_MS, getBatched, clock)
}

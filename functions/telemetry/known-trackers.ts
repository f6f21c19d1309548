import { cachedForOneSecond } from '../runtime/cached-for.ts'
import type { StoredTracker, TrackerStore } from '../stores/trackers.ts'

type Found = Promise<StoredTracker | null>

/**
 * Looks trackers up once a second at most, however fast their messages come; those that are asked for at the
 * same moment by one call.
 */
export function knownTrackers(findAll: TrackerStore['getMany'], clock: () => number) {
  let gathering: { trackerIds: string[]; found: Promise<Map<string, StoredTracker>> } | null = null

  function gather(trackerId: string): Found {
    gathering ??= { trackerIds: [], found: new Promise(setImmediate).then(findGathered) }
    gathering.trackerIds.push(trackerId)
    return gathering.found.then((trackers) => trackers.get(trackerId) ?? null)
  }

  function findGathered() {
    const trackerIds = gathering?.trackerIds ?? []
    gathering = null
    return findAll(trackerIds)
  }

  return cachedForOneSecond(gather, clock)
}

import { MINUTE_MS } from '../../../shared/time.ts'
import { trackerClientIds } from '../../../shared/tracking/client-ids.ts'
import {
  type ClearReferencesDeps,
  clearReferences,
  type DeviceDeletionWork,
} from '../../deletion/clear-references.ts'
import type { TrackerConnections } from '../../outside/tracker-connections.ts'
import type { TrackerStore } from '../../stores/devices/trackers.ts'
import type { DueStore } from '../../stores/due.ts'
import type { EventEraser } from '../../stores/events/erase-events.ts'
import type { TrackEraser } from '../../stores/trails/erase-track.ts'

export type FinishDeletionDeps = ClearReferencesDeps & {
  trackers: Pick<TrackerStore, 'isReleased'>
  connections: Pick<TrackerConnections, 'close'>
  tracks: TrackEraser
  events: EventEraser
  due: Pick<DueStore, 'put'>
}

/** Items of the trail, of which a year of driving all day has about ten times as many, and pages of a megabyte of events. */
const STEP = { items: 2_000, eventPages: 10 }
const NEXT_STEP_MS = MINUTE_MS

/**
 * Finishes the deletion of a device, in steps that fit into a tick: clears what still names it, and erases its positions
 * and events. A step that ends halfway is repeated and changes nothing twice.
 */
export async function finishDeletion(
  work: DeviceDeletionWork,
  deps: FinishDeletionDeps,
  { items, eventPages } = STEP,
): Promise<void> {
  await clearReferences(work, deps)
  await closeConnections(work.deviceId, deps)
  const { erasesAt = 0 } = work
  if (deps.now() < erasesAt) return deps.due.put(erasesAt, work)
  const isTrackErased = await deps.tracks.erase(work.trackId, items)
  const eventsAfter = await eraseEvents(work, eventPages, deps)
  if (isTrackErased && eventsAfter === 'end') return
  await deps.due.put(deps.now() + NEXT_STEP_MS, { ...work, eventsAfter })
}

/** Unless it has a new owner, who is connected rightly. */
async function closeConnections(
  trackerId: string,
  { trackers, connections }: FinishDeletionDeps,
): Promise<void> {
  if (await trackers.isReleased(trackerId))
    await Promise.all(trackerClientIds(trackerId).map(connections.close))
}

/** Returns the key of the event to go on from, or that the end is reached. */
async function eraseEvents(
  { accountId, trackId, eventsAfter }: DeviceDeletionWork,
  pagesMax: number,
  { events }: FinishDeletionDeps,
): Promise<DeviceDeletionWork['eventsAfter']> {
  let after = eventsAfter
  for (let pages = 0; pages < pagesMax && after !== 'end'; pages++)
    after = (await events.erasePage(accountId, trackId, after)) ?? 'end'
  return after
}

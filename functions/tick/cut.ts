import type { NotificationReason } from '../../shared/notifications/notification-reason.ts'
import { toIso } from '../../shared/time.ts'
import { NOTHING_TRACKED } from '../../shared/tracking/tracked.ts'
import { type CutDeps, cutOnEntry } from '../common/cut-on-entry.ts'
import { CUT_WITHIN_MS } from '../common/device-watch.ts'
import type { EventStore } from '../stores/events.ts'
import type { StoredEvent } from '../stores/stored-event.ts'
import type { TrailStore } from '../stores/trails/trails.ts'

const TOO_LATE: NotificationReason = 'too-late'

export type LeftOverCutDeps = {
  events: Pick<EventStore, 'get' | 'saveNotification'>
  trails: Pick<TrailStore, 'getLiveItem'>
  cutDeps: CutDeps
  clock: () => number
}

/** Cuts the relay for an entry whose function ended before it requested the cut, unless that is too long ago. */
export async function cutLeftOver(
  { accountId, eventKey }: Pick<StoredEvent, 'accountId' | 'eventKey'>,
  { events, trails, cutDeps, clock }: LeftOverCutDeps,
): Promise<void> {
  const event = await events.get(accountId, eventKey)
  if (event === null) return
  if (clock() - Date.parse(event.timestamp) > CUT_WITHIN_MS) {
    const notification = { state: 'suppressed', at: toIso(clock()), detail: TOO_LATE, attempts: 1 } as const
    return events.saveNotification(accountId, eventKey, `relay:${event.deviceId}`, notification)
  }
  const live = await trails.getLiveItem(event.trackId)
  await cutOnEntry(event, live?.tracked ?? NOTHING_TRACKED, null, cutDeps)
}

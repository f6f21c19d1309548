import type { NotificationReason } from '../../shared/notifications/notification-reason.ts'
import { toIso } from '../../shared/time.ts'
import { NOTHING_TRACKED } from '../../shared/tracking/tracked.ts'
import { SWITCH_WITHIN_MS } from '../events/event-writes.ts'
import type { EventStore } from '../stores/events/events.ts'
import type { StoredEvent } from '../stores/events/stored-event.ts'
import type { TrailStore } from '../stores/trails/trails.ts'
import { type RelaySwitch, type SwitchDeps, switchRelay } from './switch-relay.ts'

const TOO_LATE: NotificationReason = 'too-late'

export type LeftOverSwitchDeps = {
  events: Pick<EventStore, 'get' | 'saveNotification'>
  trails: Pick<TrailStore, 'getLiveItem'>
  switchDeps: SwitchDeps
  clock: () => number
}

/** Switches the relay for an event whose function ended before it requested that, unless that is too long ago. */
export async function switchLeftOver(
  { accountId, eventKey }: Pick<StoredEvent, 'accountId' | 'eventKey'>,
  kind: RelaySwitch,
  { events, trails, switchDeps, clock }: LeftOverSwitchDeps,
): Promise<void> {
  const event = await events.get(accountId, eventKey)
  if (event === null) return
  if (clock() - Date.parse(event.timestamp) > SWITCH_WITHIN_MS) {
    const notification = { state: 'suppressed', at: toIso(clock()), detail: TOO_LATE, attempts: 1 } as const
    return events.saveNotification(accountId, eventKey, `relay:${event.deviceId}`, notification)
  }
  const live = await trails.getLiveItem(event.trackId)
  await switchRelay(event, kind, live?.tracked ?? NOTHING_TRACKED, null, switchDeps)
}

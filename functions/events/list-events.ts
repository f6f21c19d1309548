import { filledPage } from '../runtime/http/filled-page.ts'
import type { PageCursors } from '../runtime/http/page-cursor.ts'
import type { SubscriptionStore } from '../stores/billing/subscriptions.ts'
import type { DeviceScope } from '../stores/devices/device-scope.ts'
import type { DeviceStore } from '../stores/devices/devices.ts'
import type { EventFilter, EventPage } from '../stores/events/event-pages.ts'
import type { StoredEvent } from '../stores/events/stored-event.ts'

export type ListEventsDeps = {
  devices: Pick<DeviceStore, 'getMany'>
  subscriptions: Pick<SubscriptionStore, 'assignments'>
  cursors: PageCursors
}

/** Which events, and which page of them. Times are ISO. */
export type EventsQuery = Omit<EventFilter, 'from' | 'to'> & {
  limit: number
  cursor?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

type ReadPage<Event> = (
  accountId: string,
  filter: EventFilter,
  after: string | null,
  limit: number,
) => Promise<EventPage<Event>>

/**
 * A page of the events of a scope. Those of a device that has left the account or has no subscription are not shown, as
 * its trail is not.
 */
export async function listEvents<Event extends StoredEvent>(
  scope: DeviceScope,
  { limit, cursor, from, to, ...fields }: EventsQuery,
  readPage: ReadPage<Event>,
  deps: ListEventsDeps,
) {
  const { accountId } = scope
  const filter: EventFilter = {
    ...fields,
    ...(from === undefined ? {} : { from: Date.parse(from) }),
    ...(to === undefined ? {} : { to: Date.parse(to) }),
  }
  const keepTracked = await trackedEvents(scope, deps)
  const page = await filledPage(accountId, { limit, cursor }, deps.cursors, async (after, left) => {
    const { events, lastKey } = await readPage(accountId, filter, after, left)
    return { items: await keepTracked(events), lastKey }
  })
  return 'refused' in page ? page : { events: page.items, nextCursor: page.nextCursor }
}

/** Keeps the events of devices that are in the scope and have a subscription. */
export async function trackedEvents(
  scope: DeviceScope,
  { devices, subscriptions }: Pick<ListEventsDeps, 'devices' | 'subscriptions'>,
) {
  const { assigned } = await subscriptions.assignments(scope.accountId)
  return async <Event extends StoredEvent>(events: readonly Event[]): Promise<Event[]> => {
    const ids = new Set(events.map(({ deviceId }) => deviceId).filter((id) => assigned.has(id)))
    const found = ids.size === 0 ? [] : await devices.getMany(scope, [...ids])
    const trackIds = new Set(found.map(({ trackId }) => trackId))
    return events.filter(({ trackId }) => trackIds.has(trackId))
  }
}

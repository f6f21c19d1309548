import type { geofences as routes } from '../../shared/geofences/geofences.routes.ts'
import type { RouteInput } from '../../shared/http/route.ts'
import type { PageCursors } from '../runtime/page-cursor.ts'
import type { DeviceStore } from '../stores/devices.ts'
import type { EventFilter } from '../stores/event-pages.ts'
import type { EventStore } from '../stores/events.ts'
import type { StoredCrossing } from '../stores/stored-event.ts'
import type { SubscriptionStore } from '../stores/subscriptions.ts'
import { eventView } from './event-view.ts'

export type ListEventsDeps = {
  devices: Pick<DeviceStore, 'getMany'>
  events: Pick<EventStore, 'listCrossings'>
  subscriptions: Pick<SubscriptionStore, 'assignments'>
  cursors: PageCursors
}

type Query = RouteInput<typeof routes.listGeofenceEvents>['query']

/** Events that are not shown leave room on a page, which is filled this often. */
const READS_MAX = 5

/**
 * A page of the account's events. Those of a device that has left the account or has no subscription are not shown, as
 * its trail is not.
 */
export async function listEvents(accountId: string, query: Query, deps: ListEventsDeps) {
  const { limit, cursor, from, to, deviceId, geofenceId, eventType } = query
  let after = cursor === undefined ? null : deps.cursors.open(accountId, cursor)
  if (cursor !== undefined && after === null) return INVALID_CURSOR
  const filter: EventFilter = {
    deviceId,
    geofenceId,
    eventType,
    ...(from === undefined ? {} : { from: Date.parse(from) }),
    ...(to === undefined ? {} : { to: Date.parse(to) }),
  }
  const { assigned } = await deps.subscriptions.assignments(accountId)
  const shown: StoredCrossing[] = []
  for (let reads = 0; reads < READS_MAX && shown.length < limit; reads++) {
    const page = await deps.events.listCrossings(accountId, filter, after, limit - shown.length)
    const isTracked = await trackedCheck(page.events)
    shown.push(...page.events.filter(isTracked))
    after = page.lastKey
    if (after === null) break
  }
  return {
    reply: {
      events: shown.map(eventView),
      nextCursor: after === null ? null : deps.cursors.seal(accountId, after),
    },
  }

  async function trackedCheck(events: readonly StoredCrossing[]) {
    const ids = new Set(events.map((event) => event.deviceId).filter((id) => assigned.has(id)))
    const devices = ids.size === 0 ? [] : await deps.devices.getMany(accountId, [...ids])
    const trackIds = new Set(devices.map(({ trackId }) => trackId))
    return ({ trackId }: StoredCrossing) => trackIds.has(trackId)
  }
}

const INVALID_CURSOR = {
  refused: 'invalid-cursor' as const,
  more: { errors: [{ path: 'cursor', code: 'invalid-cursor' }] },
}

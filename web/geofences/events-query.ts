import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CrossingType } from '../../shared/geofences/crossing-type.ts'
import { geofences } from '../../shared/geofences/geofences.routes.ts'
import { ApiProblem, type Client } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'
import type { GeofenceEvent } from '../../shared/watching/event.ts'
import { EVENTS_KEY } from '../api/events-key.ts'
import { GEOFENCES_POLL_MS } from './geofences-query.ts'

/** Specification 3.9. */
const RECENT_MAX = 50
const FRESH_MS = 2 * SECOND_MS
const NOT_FOUND = 404

/** The filters of a list of events; times are ISO. */
export type EventFilter = {
  deviceId?: string | undefined
  geofenceId?: string | undefined
  eventType?: CrossingType | undefined
  from?: string | undefined
  to?: string | undefined
}
type EventsPage = { events: GeofenceEvent[]; nextCursor: string | null }

/** Reads a page of events, newest first. A server without events counts as an empty list. */
export async function readEvents(
  client: Client,
  filter: EventFilter,
  limit: number,
  cursor?: string,
): Promise<EventsPage> {
  try {
    return await client.call(geofences.listGeofenceEvents, { query: { ...filter, limit, cursor } })
  } catch (error) {
    if (error instanceof ApiProblem && error.status === NOT_FOUND) return { events: [], nextCursor: null }
    throw error
  }
}

/** The newest events of the geofences: for their list. */
export const recentEventsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, 'geofences', 'recent'],
    staleTime: FRESH_MS,
    refetchInterval: GEOFENCES_POLL_MS,
    queryFn: () => readEvents(client, {}, RECENT_MAX),
  })

export const eventsPageQuery = (client: Client, filter: EventFilter, limit: number, cursor?: string) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, 'geofences', 'page', filter, limit, cursor],
    staleTime: FRESH_MS,
    refetchInterval: GEOFENCES_POLL_MS,
    placeholderData: keepPreviousData,
    queryFn: () => readEvents(client, filter, limit, cursor),
  })

/** The newest event of one geofence, or `null`. */
export const lastEventQuery = (client: Client, geofenceId: string) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, 'geofences', 'last', geofenceId],
    staleTime: GEOFENCES_POLL_MS,
    queryFn: async () => (await readEvents(client, { geofenceId }, 1)).events[0] ?? null,
  })

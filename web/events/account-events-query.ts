import { queryOptions } from '@tanstack/react-query'
import { alerts } from '../../shared/alerts/alerts.routes.ts'
import type { Client } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { EVENTS_KEY } from '../api/events-key.ts'

/** Specification 3.9. */
const RECENT_MAX = 50
export const EVENTS_POLL_MS = 30 * SECOND_MS
export const EVENTS_FRESH_MS = 2 * SECOND_MS

/** The newest events of the account, of any kind: for the bell, the overview and the live map. */
export const accountEventsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, 'account'],
    staleTime: EVENTS_FRESH_MS,
    refetchInterval: EVENTS_POLL_MS,
    queryFn: () => client.call(alerts.listAccountEvents, { query: { limit: RECENT_MAX } }),
  })

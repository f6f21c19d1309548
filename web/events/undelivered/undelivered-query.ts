import { queryOptions } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import type { Client } from '../../../shared/http/client.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { EVENTS_KEY } from '../../api/events-key.ts'
import { EVENTS_FRESH_MS } from '../account-events-query.ts'

export const UNDELIVERED_KEY = [...EVENTS_KEY, 'undelivered'] as const
/** A message is overdue only after 36 minutes. */
const POLL_MS = 5 * MINUTE_MS

/** Critical alerts with messages that have not arrived, newest first, until somebody has seen that. */
export const undeliveredQuery = (client: Client) =>
  queryOptions({
    queryKey: UNDELIVERED_KEY,
    staleTime: EVENTS_FRESH_MS,
    refetchInterval: POLL_MS,
    queryFn: async () => (await client.call(alerts.listUndeliveredAlerts, {})).undelivered,
  })

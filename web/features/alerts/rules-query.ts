import { queryOptions } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import type { Client } from '../../../shared/http/client.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { EVENTS_KEY } from '../../api/events-key.ts'

/** A pushed event invalidates it too: cards show when a rule last fired. */
export const RULES_KEY = [...EVENTS_KEY, 'alert-rules'] as const
export const RULES_POLL_MS = 30 * SECOND_MS

/** The alert rules of the account, newest first. */
export const rulesQuery = (client: Client) =>
  queryOptions({
    queryKey: RULES_KEY,
    staleTime: RULES_POLL_MS,
    queryFn: async () => (await client.call(alerts.listAlertRules, {})).alerts,
  })

import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../../shared/http/client.ts'
import { reporting } from '../../../../shared/reporting/reporting.routes.ts'
import { SECOND_MS } from '../../../../shared/time.ts'

export const RULES_KEY = ['notification-rules'] as const
const POLL_MS = 30 * SECOND_MS

/** The notification rules of the account, with their counts. */
export const rulesQuery = (client: Client) =>
  queryOptions({
    queryKey: RULES_KEY,
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
    queryFn: async () => (await client.call(reporting.listNotificationRules, {})).rules,
  })

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { alerts } from '../../../../shared/alerts/alerts.routes.ts'
import type { Client } from '../../../../shared/http/client.ts'
import { EVENTS_KEY } from '../../../api/events-key.ts'
import { EVENTS_FRESH_MS, EVENTS_POLL_MS } from '../../../events/account-events-query.ts'

/** What the events are narrowed to; times are ISO. */
export type RuleEventFilter = {
  deviceId?: string | undefined
  ruleId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** One page of the events of rules, newest first. */
export const ruleEventsQuery = (client: Client, filter: RuleEventFilter, limit: number, cursor?: string) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, 'rules', filter, limit, cursor],
    staleTime: EVENTS_FRESH_MS,
    refetchInterval: EVENTS_POLL_MS,
    placeholderData: keepPreviousData,
    queryFn: () => client.call(alerts.listRuleEvents, { query: { ...filter, limit, cursor } }),
  })

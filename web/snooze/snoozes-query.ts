import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { notifications } from '../../shared/notifications/notifications.routes.ts'
import { MINUTE_MS } from '../../shared/time.ts'

export const SNOOZES_KEY = ['snoozes'] as const

/** What the account has snoozed. */
export const snoozesQuery = (client: Client) =>
  queryOptions({
    queryKey: SNOOZES_KEY,
    staleTime: MINUTE_MS,
    queryFn: async () => (await client.call(notifications.listSnoozes, {})).snoozes,
  })

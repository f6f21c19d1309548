import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { trails } from '../../shared/trails/trails.routes.ts'

const POLL_MS = 5 * MINUTE_MS

/** The voltages of the batteries on board over the last day, and when each is empty. */
export const batteriesQuery = (client: Client, deviceId: string) =>
  queryOptions({
    queryKey: ['batteries', deviceId],
    queryFn: () => client.call(trails.listBatteries, { path: { id: deviceId } }),
    refetchInterval: POLL_MS,
  })

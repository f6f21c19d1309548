import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { trails } from '../../shared/trails/trails.routes.ts'

const POLL_MS = 5 * MINUTE_MS

/** The readings on board of the last day, and when each battery is empty. */
export const onBoardQuery = (client: Client, deviceId: string) =>
  queryOptions({
    queryKey: ['onBoard', deviceId],
    queryFn: () => client.call(trails.getOnBoard, { path: { id: deviceId } }),
    refetchInterval: POLL_MS,
  })

import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../shared/http/client.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { dueInMs } from '../../api/due-in.ts'

export const LIST_EVERY_MS = 60 * SECOND_MS
const SINGLE_DEVICE_EVERY_MS = 15 * SECOND_MS
/** Requests within this time share one answer. */
const DEDUPE_MS = 30 * SECOND_MS

/** The devices, polled every 60 s; every 15 s if there is only one (specification 1.7). */
export const polledDevices = (client: Client) =>
  queryOptions({
    ...devicesQuery(client),
    staleTime: DEDUPE_MS,
    refetchInterval: ({ state: { data, dataUpdatedAt, errorUpdatedAt } }) =>
      dueInMs(
        data?.devices.length === 1 ? SINGLE_DEVICE_EVERY_MS : LIST_EVERY_MS,
        Math.max(dataUpdatedAt, errorUpdatedAt),
        Date.now(),
      ),
  })

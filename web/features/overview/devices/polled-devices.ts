import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../../shared/http/client.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { devicesQuery } from '../../../api/devices-query.ts'
import { dueInMs } from '../../../api/due-in.ts'

const LIST_EVERY_MS = 60 * SECOND_MS
const SINGLE_DEVICE_EVERY_MS = 15 * SECOND_MS
/** Who asks again within this gets the answer that is there. */
const DEDUPED_WITHIN_MS = 30 * SECOND_MS

/** The devices: a list is asked for every minute, the status of an only device every 15 s. */
export const polledDevices = (client: Client) =>
  queryOptions({
    ...devicesQuery(client),
    staleTime: DEDUPED_WITHIN_MS,
    refetchInterval: ({ state: { data, dataUpdatedAt, errorUpdatedAt } }) =>
      dueInMs(
        data?.devices.length === 1 ? SINGLE_DEVICE_EVERY_MS : LIST_EVERY_MS,
        Math.max(dataUpdatedAt, errorUpdatedAt),
        Date.now(),
      ),
  })

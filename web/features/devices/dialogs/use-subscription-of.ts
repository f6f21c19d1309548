import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Subscription } from '../../../../shared/subscriptions/subscription.ts'
import { useMay } from '../../../account/membership.tsx'
import { useSite } from '../../../api/site.tsx'
import { subscriptionsQuery } from '../../../api/subscriptions-query.ts'

/** The subscription of each device, once they are loaded. */
export function useSubscriptionOf(): ReadonlyMap<string, Subscription> {
  const { client } = useSite()
  const mayManage = useMay()('devices:manage')
  const { data } = useQuery({ ...subscriptionsQuery(client), enabled: mayManage })
  return useMemo(() => subscriptionByDevice(data ?? []), [data])
}

/** A canceled one is of no device. */
export const subscriptionByDevice = (
  subscriptions: readonly Subscription[],
): ReadonlyMap<string, Subscription> =>
  new Map(
    subscriptions.flatMap((subscription) =>
      subscription.status !== 'canceled' && subscription.assignedDeviceId !== null
        ? [[subscription.assignedDeviceId, subscription] as const]
        : [],
    ),
  )

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Subscription } from '../../../shared/subscriptions/subscription.ts'
import { useSite } from '../../api/site.tsx'
import { subscriptionsQuery } from '../../api/subscriptions-query.ts'

/** By device, its subscription if the payment of that failed. */
export function usePastDue(): ReadonlyMap<string, Subscription> {
  const { client } = useSite()
  const { data } = useQuery(subscriptionsQuery(client))
  return useMemo(() => pastDueByDevice(data ?? []), [data])
}

export const pastDueByDevice = (subscriptions: readonly Subscription[]): ReadonlyMap<string, Subscription> =>
  new Map(
    subscriptions.flatMap((subscription) =>
      subscription.status === 'past_due' && subscription.assignedDeviceId !== null
        ? [[subscription.assignedDeviceId, subscription] as const]
        : [],
    ),
  )

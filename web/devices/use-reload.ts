import { useQueryClient } from '@tanstack/react-query'
import { BILLING_KEY } from '../api/billing-query.ts'
import { DEVICES_KEY } from '../api/devices-query.ts'
import { SUBSCRIPTIONS_KEY } from '../api/subscriptions-query.ts'

/** Loads again what a change of devices or subscriptions may change. */
export function useReload() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [DEVICES_KEY, SUBSCRIPTIONS_KEY, BILLING_KEY].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

import { useQueryClient } from '@tanstack/react-query'
import { DEVICES_KEY } from '../api/devices-query.ts'
import { SUBSCRIPTIONS_KEY } from '../api/subscriptions-query.ts'

/** Loads the devices and the subscriptions again, after a change of either. */
export function useReload() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [DEVICES_KEY, SUBSCRIPTIONS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
}

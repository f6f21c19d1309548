import { useMutation, useQueryClient } from '@tanstack/react-query'
import { subscriptions } from '../../../../shared/subscriptions/subscriptions.routes.ts'
import { BILLING_KEY } from '../../../api/billing-query.ts'
import { DEVICES_KEY } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { SUBSCRIPTIONS_KEY } from '../../../api/subscriptions-query.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** Reads again what a change of a subscription changes, also after a refusal, which says that the page is outdated. */
function useReload() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [SUBSCRIPTIONS_KEY, DEVICES_KEY, BILLING_KEY].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

/** A change of a subscription. `done` confirms it. */
function useChange<Change>(run: (change: Change) => Promise<unknown>) {
  const reload = useReload()
  return useMutation({ mutationFn: run, onSettled: reload })
}

export function useAssign() {
  const { client } = useSite()
  return useChange(({ id, deviceId }: { id: string; deviceId: string }) =>
    client.call(subscriptions.assignSubscription, { path: { id }, body: { deviceId } }),
  )
}

export function useUnassign() {
  const { client } = useSite()
  return useChange((id: string) => client.call(subscriptions.unassignSubscription, { path: { id } }))
}

export type CancelWhen = 'now' | 'at-period-end'

export function useCancel() {
  const { client } = useSite()
  return useChange(({ id, when }: { id: string; when: CancelWhen }) =>
    client.call(when === 'now' ? subscriptions.cancelSubscription : subscriptions.cancelAtPeriodEnd, {
      path: { id },
    }),
  )
}

export function useSwitchToAnnual() {
  const { client } = useSite()
  return useChange((id: string) => client.call(subscriptions.switchToAnnualPlan, { path: { id } }))
}

export function useCreateTestSubscriptions() {
  const { client } = useSite()
  return useChange((quantity: number) =>
    client.call(subscriptions.createTestSubscriptions, { body: { quantity, isTestingMode: true } }),
  )
}

export const confirmed = (text: string) => void toast({ text })

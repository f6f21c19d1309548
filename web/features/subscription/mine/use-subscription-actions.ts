import { useMutation } from '@tanstack/react-query'
import { subscriptions } from '../../../../shared/subscriptions/subscriptions.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { useReload } from '../../../devices/use-reload.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** A change of a subscription. */
function useChange<Change>(run: (change: Change) => Promise<unknown>) {
  // also after a refusal, which says that the page is out of date
  return useMutation({ mutationFn: run, onSettled: useReload() })
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

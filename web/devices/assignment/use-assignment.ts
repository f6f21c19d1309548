import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { subscriptions } from '../../../shared/subscriptions/subscriptions.routes.ts'
import { useSite } from '../../api/site.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useReload } from '../use-reload.ts'

type Assignment = { subscriptionId: string; deviceId: string }

/** Assigns a subscription to a device, or moves it there. `assigned` is called before the lists load again. */
export function useAssign(assigned: () => void) {
  const { t } = useTranslation()
  const { client } = useSite()
  return useMutation({
    mutationFn: ({ subscriptionId, deviceId }: Assignment) =>
      client.call(subscriptions.assignSubscription, { path: { id: subscriptionId }, body: { deviceId } }),
    onSuccess: () => {
      void toast({ text: t('assignment.assigned') })
      assigned()
    },
    // also after a refusal, which says that the page is out of date
    onSettled: useReload(),
  })
}

/** Takes a subscription from its device. `unassigned` is called before the lists load again. */
export function useUnassign(unassigned: () => void) {
  const { t } = useTranslation()
  const { client } = useSite()
  return useMutation({
    mutationFn: (subscriptionId: string) =>
      client.call(subscriptions.unassignSubscription, { path: { id: subscriptionId } }),
    onSuccess: () => {
      void toast({ text: t('assignment.unassigned') })
      unassigned()
    },
    onSettled: useReload(),
  })
}

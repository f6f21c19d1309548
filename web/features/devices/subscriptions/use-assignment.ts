import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { subscriptions } from '../../../../shared/subscriptions/subscriptions.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { useReload } from '../../../devices/use-reload.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'

export type Assignment = { subscriptionId: string; deviceId: string }

/** Assigns a subscription to a device. */
export function useAssign() {
  const { t } = useTranslation()
  const { client } = useSite()
  const reload = useReload()
  return useMutation({
    mutationFn: ({ subscriptionId, deviceId }: Assignment) =>
      client.call(subscriptions.assignSubscription, { path: { id: subscriptionId }, body: { deviceId } }),
    onSuccess: () => void toast({ text: t('devicesPage.assign.done') }),
    // also after a refusal, which says that the page is out of date
    onSettled: reload,
    onError: useFailureToast(t('devicesPage.assign.failed')),
  })
}

/** Takes a subscription from its device. */
export function useUnassign() {
  const { t } = useTranslation()
  const { client } = useSite()
  const reload = useReload()
  return useMutation({
    mutationFn: (subscriptionId: string) =>
      client.call(subscriptions.unassignSubscription, { path: { id: subscriptionId } }),
    onSuccess: () => void toast({ text: t('devicesPage.unassign.done') }),
    onSettled: reload,
    onError: useFailureToast(t('devicesPage.unassign.failed')),
  })
}

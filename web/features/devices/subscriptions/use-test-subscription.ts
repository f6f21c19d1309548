import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { subscriptions } from '../../../../shared/subscriptions/subscriptions.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { useReload } from '../../../devices/use-reload.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'

/** Creates test subscriptions without payment, in testing mode. */
export function useTestSubscription() {
  const { t } = useTranslation()
  const { client } = useSite()
  const reload = useReload()
  return useMutation({
    mutationFn: ({ quantity }: { quantity: number }) =>
      client.call(subscriptions.createTestSubscriptions, { body: { quantity, isTestingMode: true } }),
    onSuccess: async () => {
      await reload()
      void toast({ text: t('devicesPage.testing.created') })
    },
    onError: useFailureToast(t('devicesPage.testing.failed')),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../shared/subscriptions/billing.ts'
import { subscriptions } from '../../shared/subscriptions/subscriptions.routes.ts'
import { BILLING_KEY } from '../api/billing-query.ts'
import { DEVICES_KEY } from '../api/devices-query.ts'
import { useSite } from '../api/site.tsx'
import { SUBSCRIPTIONS_KEY } from '../api/subscriptions-query.ts'
import { toast } from '../ui/feedback/toast.ts'
import { useChallenge } from './challenge/use-challenge.tsx'

/** Whether an invoice waits for its payment, because an earlier one has failed. */
export const isOpen = ({ status, amount_due }: Pick<Invoice, 'status' | 'amount_due'>) =>
  status === 'open' && amount_due > 0

/** Pays invoices now, one after another, with the card that their purchase or the account has. */
export function usePayInvoices() {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { answered, challenge } = useChallenge()
  const paying = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids)
        await answered(() =>
          client.call(subscriptions.payInvoice, { path: { id }, body: { paymentMethodId: null } }),
        )
    },
    // what offers to pay may be gone by the time that everything is read again
    onSuccess: () => void toast({ text: t('billing.paid') }),
    onSettled: () =>
      Promise.all(
        [BILLING_KEY, SUBSCRIPTIONS_KEY, DEVICES_KEY].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return { ...paying, challenge }
}

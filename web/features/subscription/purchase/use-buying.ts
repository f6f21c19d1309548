import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CreateSubscription, type PurchaseReply } from '../../../../shared/subscriptions/purchase.ts'
import { subscriptions } from '../../../../shared/subscriptions/subscriptions.routes.ts'
import { accountQuery } from '../../../account/account.ts'
import { BILLING_KEY, BUYER_KEY, ORDERS_KEY } from '../../../api/billing-query.ts'
import { useSite } from '../../../api/site.tsx'
import { SUBSCRIPTIONS_KEY } from '../../../api/subscriptions-query.ts'
import { attemptKey } from '../../../payments/purchase/shared-attempts.ts'
import { usePurchase } from '../../../payments/purchase/use-purchase.ts'

/** The purchase that was made: how many subscriptions, and the order as it was sent. */
export type Bought = { count: number; ordered: CreateSubscription }

/**
 * Buys subscriptions for the account. All tabs of the browser share the attempt, so that two of them never buy the same
 * thing twice.
 */
export function useBuying() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { data: account } = useQuery(accountQuery)
  const [bought, setBought] = useState<Bought | null>(null)
  const ordered = useRef<CreateSubscription | null>(null)
  const purchase = usePurchase<CreateSubscription, Extract<PurchaseReply, { success: true }>>({
    storageKey: attemptKey(account?.accountId ?? ''),
    storage: window.localStorage,
    schema: CreateSubscription,
    call: (body) => {
      ordered.current = body
      return client.call(subscriptions.createSubscription, { body })
    },
    onPaid: ({ subscriptionIds }) => {
      for (const queryKey of [SUBSCRIPTIONS_KEY, ORDERS_KEY, BUYER_KEY, BILLING_KEY])
        void queryClient.invalidateQueries({ queryKey })
      if (ordered.current !== null) setBought({ count: subscriptionIds.length, ordered: ordered.current })
    },
  })
  return { ...purchase, bought, forgetBought: () => setBought(null) }
}

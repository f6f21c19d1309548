import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../shared/http/client.ts'
import { subscriptions } from '../../../shared/subscriptions/subscriptions.routes.ts'
import { BILLING_KEY, BUYER_KEY } from '../../api/billing-query.ts'
import { useSite } from '../../api/site.tsx'
import { useChallenge } from '../challenge/use-challenge.tsx'

/** Reads the cards again, also after a failure: something may have changed. */
function useReloadCards() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([BILLING_KEY, BUYER_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/**
 * Saves a card, which the bank may ask about, and pays with it from now on where `asDefault`. The call is never made
 * twice, which would ask twice: whether the bank has agreed is seen in the saved cards.
 */
export function useAddCard({ asDefault }: { asDefault: boolean }) {
  const { client } = useSite()
  const reload = useReloadCards()
  const { answered, challenge } = useChallenge()
  const isSaved = async (id: string) => {
    const { paymentMethods } = await client.call(subscriptions.getBilling, {})
    if (paymentMethods.some((method) => method.id === id)) return { success: true as const }
    throw new ApiProblem('card-declined', 402, '')
  }
  const adding = useMutation({
    mutationFn: async (paymentMethodId: string) => {
      let hasAsked = false
      await answered(async () => {
        if (hasAsked) return isSaved(paymentMethodId)
        const reply = await client.call(subscriptions.addPaymentMethod, { body: { paymentMethodId } })
        hasAsked = !reply.success
        return reply
      })
      if (asDefault)
        await client.call(subscriptions.setDefaultPaymentMethod, { path: { id: paymentMethodId } })
    },
    onSettled: reload,
  })
  return { ...adding, challenge }
}

export function useRemoveCard() {
  const { client } = useSite()
  return useMutation({
    mutationFn: (id: string) => client.call(subscriptions.deletePaymentMethod, { path: { id } }),
    onSettled: useReloadCards(),
  })
}

export function useMakeDefault() {
  const { client } = useSite()
  return useMutation({
    mutationFn: (id: string) => client.call(subscriptions.setDefaultPaymentMethod, { path: { id } }),
    onSettled: useReloadCards(),
  })
}

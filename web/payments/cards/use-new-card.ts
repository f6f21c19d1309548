import { useMutation } from '@tanstack/react-query'
import type { Payer } from '../card.ts'
import { useCard, useCardProblemText } from '../use-card.ts'

/** The card that a form asks for, made into a payment method when it is needed. */
export function useNewCard() {
  const card = useCard()
  const problemText = useCardProblemText()
  const making = useMutation({ mutationFn: card.createPaymentMethod })
  const made = making.data
  return {
    card,
    isMaking: making.isPending,
    /** Why the last try made none. */
    problem: made !== undefined && 'problem' in made ? problemText(made.problem) : null,
    make: (payer: Payer, use: (paymentMethodId: string) => void) =>
      making.mutate(payer, {
        onSuccess: (result) => {
          if ('paymentMethodId' in result) use(result.paymentMethodId)
        },
      }),
  }
}

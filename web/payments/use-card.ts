import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CardProblem, type CreatePaymentMethod, cardProblem, type Payer } from './card.ts'

export type Card = ReturnType<typeof useCard>

/** The card that a `CardForm` asks for. */
export function useCard() {
  const create = useRef<CreatePaymentMethod | null>(null)
  return useMemo(
    () => ({
      /** Called by the form: how it makes a payment method, or `null` while it cannot. */
      setForm: (createPaymentMethod: CreatePaymentMethod | null) => {
        create.current = createPaymentMethod
      },
      createPaymentMethod: async (payer: Payer) =>
        create.current === null ? cardProblem('notReady') : create.current(payer),
    }),
    [],
  )
}

/** The card provider's own words, and ours where it says nothing. */
export function useCardProblemText() {
  const { t } = useTranslation()
  return ({ reason, message }: CardProblem) => message ?? t(`payments.card.problems.${reason}`)
}

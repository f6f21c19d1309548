import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CardProblem, type CreatePaymentMethod, cardProblem, type Payer } from './card.ts'

export type Card = ReturnType<typeof useCard>

/** The card that a `CardForm` asks for. */
export function useCard() {
  const create = useRef<CreatePaymentMethod | null>(null)
  const [isLoading, setLoading] = useState(true)
  /** Called by the form: how it makes a payment method, or `null` where it cannot. */
  const setForm = useCallback((createPaymentMethod: CreatePaymentMethod | null) => {
    create.current = createPaymentMethod
    setLoading(false)
    return () => {
      create.current = null
      setLoading(true)
    }
  }, [])
  const createPaymentMethod = useCallback(
    async (payer: Payer) => (create.current === null ? cardProblem('notReady') : create.current(payer)),
    [],
  )
  return { isLoading, setForm, createPaymentMethod }
}

/** The card provider's own words, and ours where it says nothing. */
export function useCardProblemText() {
  const { t } = useTranslation()
  return ({ reason, message }: CardProblem) => message ?? t(`payments.card.problems.${reason}`)
}

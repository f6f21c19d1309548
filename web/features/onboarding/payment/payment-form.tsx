import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '../../../../shared/i18n/language.ts'
import { CENTS_PER_DOLLAR } from '../../../../shared/subscriptions/prices.ts'
import { type SignupReply, SignupSubscription } from '../../../../shared/subscriptions/purchase.ts'
import { subscriptions } from '../../../../shared/subscriptions/subscriptions.routes.ts'
import { useSite } from '../../../api/site.tsx'
import type { CardProblem } from '../../../payments/card.ts'
import { CardForm } from '../../../payments/card-form.tsx'
import { usePaymentProblemText } from '../../../payments/purchase/use-payment-problem-text.ts'
import { usePurchase } from '../../../payments/purchase/use-purchase.ts'
import { useCard, useCardProblemText } from '../../../payments/use-card.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { useMoney } from '../../../ui/units/use-money.ts'
import type { CompletedOrder, OrderDraft, TextField } from '../draft/order-draft.ts'
import styles from '../onboarding.module.css'
import { summaryOf } from '../summary-lines.ts'
import { orderOf } from './order-of.ts'

const STORAGE_KEY = 'vectra.order.purchase'

export type PaymentProps = {
  draft: OrderDraft
  back: (() => void) | null
  /** Opens the step of the first field that the server would refuse. */
  correct: (refused: readonly TextField[]) => void
  complete: (order: CompletedOrder) => void
}

/** Asks for the card and pays. What may be paid already is only checked. */
export function PaymentForm({ draft, back, correct, complete }: PaymentProps) {
  const { t, i18n } = useTranslation()
  const money = useMoney()
  const card = useCard()
  const cardProblemText = useCardProblemText()
  const purchase = useOrderPurchase(complete)
  const { totalCents } = summaryOf(draft)
  const preparing = useMutation({
    mutationFn: async (): Promise<CardProblem | null> => {
      const checked = orderOf(draft)
      if ('refused' in checked) {
        correct(checked.refused)
        return null
      }
      const { firstName, lastName, email, phone } = checked.order
      const result = await card.createPaymentMethod({ name: `${firstName} ${lastName}`, email, phone })
      if ('problem' in result) return result.problem
      purchase.pay({ ...checked.order, ...result, language: LANGUAGES.find((one) => one === i18n.language) })
      return null
    },
  })
  const isBusy = preparing.isPending || purchase.isPaying
  const submit = (event: FormEvent) => {
    event.preventDefault()
    purchase.forgetError()
    if (!isBusy) preparing.mutate()
  }
  const amount = money(totalCents)
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {purchase.unfinished === null ? (
        <>
          <CardForm card={card} amountCents={totalCents} />
          <p className={styles.terms}>{t('onboarding.payment.terms', { amount })}</p>
        </>
      ) : (
        <div className={styles.note}>
          <strong>{t('onboarding.payment.unfinished')}</strong>
          <p>{t('onboarding.payment.unfinishedText')}</p>
        </div>
      )}
      {preparing.data && !isBusy && <InlineFailure text={cardProblemText(preparing.data)} />}
      {purchase.error && !isBusy && <PaymentFailure error={purchase.error} />}
      <div className={styles.buttons}>
        {back && (
          <button type="button" className={styles.secondary} disabled={isBusy} onClick={back}>
            {t('onboarding.back')}
          </button>
        )}
        {purchase.unfinished === null ? (
          <LoadingButton type="submit" size="md" loading={isBusy || card.isLoading}>
            {t('onboarding.payment.pay', { amount })}
          </LoadingButton>
        ) : (
          <LoadingButton size="md" loading={isBusy} onClick={purchase.payAgain}>
            {t('onboarding.payment.check')}
          </LoadingButton>
        )}
      </div>
      {purchase.challenge}
    </form>
  )
}

function PaymentFailure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const { text, code, isKnown } = usePaymentProblemText()(error)
  return <InlineFailure text={isKnown ? text : t('onboarding.payment.failed')} code={code} />
}

type Paid = Extract<SignupReply, { success: true }>

function useOrderPurchase(complete: PaymentProps['complete']) {
  const { client } = useSite()
  return usePurchase({
    storageKey: STORAGE_KEY,
    schema: SignupSubscription,
    call: (body) => client.call(subscriptions.signupSubscription, { body }),
    onPaid: ({ orderId, amount }: Paid, { email, quantity, shippingAddress: { street, city } }) =>
      complete({
        orderId,
        amountCents: Math.round(amount * CENTS_PER_DOLLAR),
        email,
        quantity,
        street,
        city,
      }),
  })
}

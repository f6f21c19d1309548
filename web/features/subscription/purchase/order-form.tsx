import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstChargeCents, type Plan } from '../../../../shared/subscriptions/prices.ts'
import { useNewCard } from '../../../payments/cards/use-new-card.ts'
import { usePaymentProblemText } from '../../../payments/purchase/use-payment-problem-text.ts'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { type FieldProblems, problemsOf } from './draft-problems.ts'
import { AddressFields } from './fields/address-fields.tsx'
import { type Buyer, firstCardChoice, NEW_CARD, PaymentFields } from './fields/payment-fields.tsx'
import { PersonFields } from './fields/person-fields.tsx'
import { PlanFields } from './fields/plan-fields.tsx'
import { draftOfPlan, EMPTY_DRAFT, needsAddress, planOf, purchaseBody } from './order-draft.ts'
import { OrderSummary } from './order-summary.tsx'
import styles from './purchase.module.css'
import type { useBuying } from './use-buying.ts'

type Props = {
  /** What is known of the buyer; `undefined` where that could not be loaded. */
  buyer: Buyer | undefined
  plan: Plan
  buying: Pick<ReturnType<typeof useBuying>, 'pay' | 'isPaying' | 'error' | 'forgetError'>
}

/** What to buy, for whom and with which card; beside it what it costs. */
export function OrderForm({ buyer, plan, buying }: Props) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState({ ...EMPTY_DRAFT, ...buyer?.customer, ...draftOfPlan(plan) })
  const [problems, setProblems] = useState<FieldProblems>({})
  const [cardChoice, setCardChoice] = useState(() => firstCardChoice(buyer))
  const { card, make, isMaking, problem } = useNewCard()
  const paymentProblem = usePaymentProblemText()
  const { pay, isPaying, error, forgetError } = buying
  const isBusy = isMaking || isPaying
  const totalCents = firstChargeCents({
    plan: planOf(draft),
    quantity: draft.quantity,
    withUnits: draft.orderDevice,
  })
  const change = (part: Partial<typeof draft>) => {
    setDraft((now) => ({ ...now, ...part }))
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))))
    forgetError()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = problemsOf(draft)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) return focusField(event.currentTarget, first)
    if (cardChoice !== NEW_CARD)
      return pay(purchaseBody(draft, { paymentMethodId: cardChoice, useSavedPaymentMethod: true }))
    const payer = { name: `${draft.firstName} ${draft.lastName}`.trim(), phone: draft.phone }
    make(payer, (paymentMethodId) =>
      pay(purchaseBody(draft, { paymentMethodId, useSavedPaymentMethod: false })),
    )
  }
  const fields = { draft, change, problems }
  return (
    <form className={styles.order} onSubmit={submit} noValidate>
      <fieldset className={styles.fields} disabled={isBusy}>
        <PlanFields {...fields} />
        <PersonFields {...fields} />
        {needsAddress(draft) && <AddressFields {...fields} />}
        <PaymentFields
          buyer={buyer}
          choice={cardChoice}
          choose={setCardChoice}
          card={card}
          amountCents={totalCents}
        />
      </fieldset>
      <OrderSummary draft={draft} totalCents={totalCents} isBusy={isBusy}>
        {problem !== null && <InlineFailure text={problem} />}
        {problem === null && error !== null && (
          <InlineFailure title={t('purchase.failed')} {...paymentProblem(error)} />
        )}
      </OrderSummary>
    </form>
  )
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

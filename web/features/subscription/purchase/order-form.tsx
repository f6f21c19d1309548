import { NativeSelect } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteReply } from '../../../../shared/http/route.ts'
import { firstChargeCents, type Plan } from '../../../../shared/subscriptions/prices.ts'
import type { subscriptions } from '../../../../shared/subscriptions/subscriptions.routes.ts'
import { CardForm } from '../../../payments/card-form.tsx'
import { expiryText, useCardLabel } from '../../../payments/cards/use-card-label.ts'
import { useNewCard } from '../../../payments/cards/use-new-card.ts'
import { countryOptions } from '../../../payments/order/countries.ts'
import { AUTO_COMPLETE, addressFields, nameFields } from '../../../payments/order/field-order.ts'
import { usePaymentProblemText } from '../../../payments/purchase/use-payment-problem-text.ts'
import type { Card } from '../../../payments/use-card.ts'
import { InlineFailure } from '../../../ui/feedback/inline-failure.tsx'
import { type FieldProblems, problemsOf } from './draft-problems.ts'
import type { FieldsProps } from './fields/order-text-field.tsx'
import { OrderTextField } from './fields/order-text-field.tsx'
import { PlanFields } from './fields/plan-fields.tsx'
import { draftOfPlan, EMPTY_DRAFT, needsAddress, planOf, purchaseBody } from './order-draft.ts'
import { OrderSummary } from './order-summary.tsx'
import styles from './purchase.module.css'
import type { useBuying } from './use-buying.ts'

type Props = {
  /** The buyer's details; `undefined` where they could not be loaded. */
  buyer: Buyer | undefined
  plan: Plan
  buying: Pick<ReturnType<typeof useBuying>, 'pay' | 'isPaying' | 'error' | 'forgetError'>
}

/** The order, its buyer and the card, with the price beside them. */
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

/** Where units are sent, and whom the annual invoice is for. */
function AddressFields(props: FieldsProps) {
  const { t, i18n } = useTranslation()
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language])
  const { draft, change } = props
  return (
    <section className={styles.panel} aria-labelledby="purchase-address">
      <h2 id="purchase-address">{t('purchase.address')}</h2>
      <p>{t('purchase.addressText')}</p>
      <div className={styles.pair}>
        {addressFields(i18n.language).map((name) =>
          name === 'country' ? (
            <NativeSelect
              key={name}
              name={name}
              label={t('purchase.fields.country')}
              autoComplete={AUTO_COMPLETE.country}
              value={draft.country}
              data={countries}
              onChange={({ currentTarget: { value } }) => change({ country: value })}
            />
          ) : (
            <OrderTextField
              {...props}
              key={name}
              name={name}
              autoComplete={AUTO_COMPLETE[name]}
              className={name === 'street' ? styles.wide : undefined}
            />
          ),
        )}
      </div>
    </section>
  )
}

type Buyer = RouteReply<typeof subscriptions.getSubscriptionStatus>

/** The choice that is not the id of a saved card. */
const NEW_CARD = 'new'

const firstCardChoice = (buyer: Buyer | undefined): string => buyer?.savedPaymentMethods[0]?.id ?? NEW_CARD

type BuyerProps = {
  buyer: Buyer | undefined
  choice: string
  choose: (choice: string) => void
  card: Card
  amountCents: number
}

/** A saved card or a new one. */
function PaymentFields({ buyer, choice, choose, card, amountCents }: BuyerProps) {
  const { t } = useTranslation()
  const cardLabel = useCardLabel()
  const saved = buyer?.savedPaymentMethods ?? []
  return (
    <section className={styles.panel} aria-labelledby="purchase-payment">
      <h2 id="purchase-payment">{t('purchase.payment')}</h2>
      {saved.length > 0 && (
        <div className={styles.cards} role="radiogroup" aria-label={t('purchase.cardLegend')}>
          {saved.map(({ id, brand, last4, expMonth, expYear }) => (
            <label key={id} className={styles.choice}>
              <input type="radio" name="cardChoice" checked={choice === id} onChange={() => choose(id)} />
              <span>
                <strong>{cardLabel({ brand, last4 })}</strong>
                {t('billing.expires', { date: expiryText(expMonth, expYear) })}
              </span>
            </label>
          ))}
          <label className={styles.choice}>
            <input
              type="radio"
              name="cardChoice"
              checked={choice === NEW_CARD}
              onChange={() => choose(NEW_CARD)}
            />
            <span>
              <strong>{t('purchase.newCard')}</strong>
            </span>
          </label>
        </div>
      )}
      {choice === NEW_CARD && <CardForm card={card} amountCents={amountCents} />}
    </section>
  )
}

/** Who buys. */
function PersonFields(props: FieldsProps) {
  const { t, i18n } = useTranslation()
  return (
    <section className={styles.panel} aria-labelledby="purchase-person">
      <h2 id="purchase-person">{t('purchase.person')}</h2>
      <div className={styles.pair}>
        {nameFields(i18n.language).map((name) => (
          <OrderTextField {...props} key={name} name={name} autoComplete={AUTO_COMPLETE[name]} />
        ))}
      </div>
      <OrderTextField {...props} name="phone" type="tel" autoComplete="tel" />
    </section>
  )
}

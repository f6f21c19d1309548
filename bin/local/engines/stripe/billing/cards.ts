import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { newId } from '../ids.ts'
import { behaviourOf, numberOfAlias } from './test-cards.ts'

type NewCard = { number: string; expMonth: number; expYear: number; cvc: string | null }

/** The payment method with this id. A test id stands for a new one. */
export function findPaymentMethod(account: Account, id: string): Stripe.PaymentMethod | undefined {
  const number = numberOfAlias(id)
  if (number === undefined) return account.store.get('payment_method', id)
  return createPaymentMethod(account, { number, expMonth: 12, expYear: yearOf(account) + 4, cvc: null }, {})
}

const yearOf = ({ now }: Account) => new Date(now() * 1000).getUTCFullYear()

export function createPaymentMethod(
  account: Account,
  card: NewCard,
  known: Partial<Pick<Stripe.PaymentMethod, 'billing_details' | 'metadata'>>,
): Stripe.PaymentMethod {
  const id = newId('pm')
  account.store.put('card', { id, number: card.number, isSetUp: false })
  return account.store.put('payment_method', {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: cardOf(card),
    created: account.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    ...known,
  })
}

function cardOf({ number, expMonth, expYear, cvc }: NewCard): Stripe.PaymentMethod.Card {
  const { brand } = behaviourOf(number)
  return {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: cvc === null ? null : 'pass',
    },
    country: 'US',
    display_brand: brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: `local${number.slice(-8)}`,
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

export type Verdict =
  | { kind: 'accepted' }
  | { kind: 'authenticate' }
  | { kind: 'declined'; code: string; declineCode?: string; message: string }

/** The bank's answer to a charge. `isPresent`: the payer can be asked. */
export function judgeCharge({ store }: Account, paymentMethodId: string, isPresent: boolean): Verdict {
  const { number = '', isSetUp = false } = store.get('card', paymentMethodId) ?? {}
  const { declines, authenticates } = behaviourOf(number)
  if (declines !== null) return { kind: 'declined', ...declines }
  if (authenticates === 'never' || (authenticates === 'untilSetUp' && isSetUp)) return { kind: 'accepted' }
  if (isPresent) return { kind: 'authenticate' }
  return {
    kind: 'declined',
    code: 'authentication_required',
    declineCode: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  }
}

/** The bank's answer to saving the card for later. */
export function judgeSaving({ store }: Account, paymentMethodId: string): Verdict {
  const { number = '', isSetUp = false } = store.get('card', paymentMethodId) ?? {}
  const { declines, refusesToBeSaved, authenticates } = behaviourOf(number)
  if (declines !== null && refusesToBeSaved) return { kind: 'declined', ...declines }
  return authenticates !== 'never' && !isSetUp ? { kind: 'authenticate' } : { kind: 'accepted' }
}

/** The bank has authenticated the card, or seen that it need not. */
export function markSetUp({ store }: Account, paymentMethodId: string): void {
  if (store.get('card', paymentMethodId)) store.change('card', paymentMethodId, { isSetUp: true })
}

export function isDisputed({ store }: Account, paymentMethodId: string): boolean {
  return behaviourOf(store.get('card', paymentMethodId)?.number ?? '').disputes
}

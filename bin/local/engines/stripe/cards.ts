import type Stripe from 'stripe'
import type { Account } from './account.ts'
import { newId } from './ids.ts'
import { StripeError } from './stripe-error.ts'

/** How the bank of a card answers. */
type Behaviour = {
  brand: string
  /** Why it refuses a charge. */
  declines: { code: string; declineCode?: string; message: string } | null
  /** It refuses to be saved too. */
  refusesToBeSaved: boolean
  /** It asks the payer: never, until the card is set up for later payments, or for each payment. */
  authenticates: 'never' | 'untilSetUp' | 'always'
}

const GOOD: Behaviour = { brand: 'visa', declines: null, refusesToBeSaved: false, authenticates: 'never' }
const GENERIC = { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' }

/** Test cards of Stripe (docs.stripe.com/testing). Other numbers are refused as Stripe's test mode refuses real cards. */
const BEHAVIOURS: Record<string, Behaviour> = {
  '4242424242424242': GOOD,
  '5555555555554444': { ...GOOD, brand: 'mastercard' },
  '4000000000000002': { ...GOOD, declines: GENERIC, refusesToBeSaved: true },
  '4000000000000341': { ...GOOD, declines: GENERIC },
  '4000000000009995': {
    ...GOOD,
    declines: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
    refusesToBeSaved: true,
  },
  '4000000000000069': {
    ...GOOD,
    declines: { code: 'expired_card', message: 'Your card has expired.' },
    refusesToBeSaved: true,
  },
  '4000002500003155': { ...GOOD, authenticates: 'untilSetUp' },
  '4000002760003184': { ...GOOD, authenticates: 'always' },
}

/** Ids that stand for a new payment method with a test card. */
const ALIASES: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
}

export type NewCard = { number: string; expMonth: number; expYear: number; cvc: string | null }

/** The number of a test card in digits; throws what Stripe answers to another. */
export function testNumber(text: string): string {
  const number = text.replaceAll(/[\s-]/g, '')
  if (Object.hasOwn(BEHAVIOURS, number)) return number
  throw cardError({ code: 'incorrect_number', message: 'Your card number is incorrect.' })
}

const behaviourOf = (number: string): Behaviour => BEHAVIOURS[number] ?? GOOD

/** The payment method with this id. A test id stands for a new one. */
export function findPaymentMethod(account: Account, id: string): Stripe.PaymentMethod | undefined {
  const number = Object.hasOwn(ALIASES, id) ? ALIASES[id] : undefined
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

/** What the bank says to a charge. `isPresent`: the payer can be asked. */
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

/** What the bank says to saving the card for later. */
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

type Declined = { code: string; declineCode?: string; message: string }
type Concerned = { payment_intent?: Stripe.PaymentIntent; setup_intent?: Stripe.SetupIntent }

export const cardError = ({ code, declineCode, message }: Declined, concerned: Concerned = {}) =>
  new StripeError(402, {
    type: 'card_error',
    code,
    message,
    ...(declineCode !== undefined && { decline_code: declineCode }),
    ...concerned,
  })

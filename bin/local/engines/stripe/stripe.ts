import { accountRecord, openAccount, type StripeOptions } from './account.ts'
import { answer, refuse, type StripeAnswer, type StripeRequest } from './answer-request.ts'
import { forgetOld } from './api/idempotency.ts'
import { type Asking, answerBank, findAsking } from './billing/challenge.ts'
import { advance, hoursToRenewal } from './billing/clock.ts'

export type StripeStandIn = ReturnType<typeof createStripe>

/**
 * Stripe on this machine: a test account with products, customers, cards, subscriptions and invoices, which answers as
 * Stripe does, also to wrong parameters and repeated requests. All state survives a restart.
 */
export function createStripe(options: StripeOptions) {
  const account = openAccount(options)
  const { secretKey } = accountRecord(account)
  forgetOld(account)
  return {
    account,
    secretKey,
    /** `fails` answers 500 although the call was done, and stores that under its key. */
    handle: (request: StripeRequest, fails = false): StripeAnswer => answer(account, request, fails),
    /** A card as the form of the site sends it, which has no key of the account. */
    createCard: (card: TestCard): StripeAnswer => answer(account, createCardRequest(card, secretKey), false),
    /** The payer answers what the bank asks about an intent. */
    answerBank(clientSecret: string, isConfirmed: boolean): Asking | null {
      const asking = findAsking(account, clientSecret)
      return asking ? answerBank(account, asking, isConfirmed) : null
    },
    /** Moves the clock of Stripe. */
    advance: (hours: number): void => advance(account, hours),
    hoursToRenewal: (): number | null => hoursToRenewal(account),
    refuse,
  }
}

type TestCard = {
  number: string
  expMonth: number
  expYear: number
  cvc: string
  name?: string | undefined
}

function createCardRequest(card: TestCard, secretKey: string): StripeRequest {
  const form = new URLSearchParams({
    type: 'card',
    'card[number]': card.number,
    'card[exp_month]': String(card.expMonth),
    'card[exp_year]': String(card.expYear),
    'card[cvc]': card.cvc,
    ...(card.name !== undefined && { 'billing_details[name]': card.name }),
  })
  const headers = { authorization: `Bearer ${secretKey}` }
  return { method: 'POST', url: '/v1/payment_methods', body: form.toString(), headers }
}

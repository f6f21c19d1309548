import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { idIn } from '../api/find.ts'
import { newId } from '../ids.ts'
import { newCharge } from '../resources/new-charge.ts'
import { newDispute } from '../resources/new-dispute.ts'
import { isDisputed, judgeCharge, markSetUp, type Verdict } from './cards.ts'
import { settleInvoice } from './settle-invoice.ts'

export type HowToAsk = { useStripeSdk: boolean; returnUrl: string | null }

/** Charges a card for a payment intent. The payer, if present, may be asked by the bank first. */
export function charge(
  account: Account,
  intent: Stripe.PaymentIntent,
  paymentMethod: Stripe.PaymentMethod,
  payer: HowToAsk | null,
): { intent: Stripe.PaymentIntent; verdict: Verdict } {
  const verdict = judgeCharge(account, paymentMethod.id, payer !== null)
  if (verdict.kind === 'authenticate' && payer !== null) {
    const waiting = account.store.change('payment_intent', intent.id, {
      status: 'requires_action',
      payment_method: paymentMethod.id,
      last_payment_error: null,
      next_action: nextAction(account, intent, payer),
    })
    account.emit('payment_intent.requires_action', waiting)
    return { intent: waiting, verdict }
  }
  return { intent: conclude(account, intent, paymentMethod, verdict), verdict }
}

/** The bank has answered. */
function conclude(
  account: Account,
  intent: Stripe.PaymentIntent,
  paymentMethod: Stripe.PaymentMethod,
  verdict: Verdict,
): Stripe.PaymentIntent {
  if (verdict.kind === 'authenticate') throw new Error('Nobody can be asked')
  const charged = account.store.put('charge', newCharge(account, intent, paymentMethod, verdict))
  account.emit(verdict.kind === 'accepted' ? 'charge.succeeded' : 'charge.failed', charged)
  return verdict.kind === 'accepted'
    ? succeed(account, intent, paymentMethod, charged)
    : fail(account, intent, paymentMethod, { ...verdict, charge: charged.id })
}

function succeed(
  account: Account,
  intent: Stripe.PaymentIntent,
  paymentMethod: Stripe.PaymentMethod,
  charged: Stripe.Charge,
): Stripe.PaymentIntent {
  const paid = account.store.change('payment_intent', intent.id, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charged.id,
    last_payment_error: null,
    next_action: null,
    payment_method: paymentMethod.id,
  })
  markSetUp(account, paymentMethod.id)
  attachTo(account, paymentMethod, idIn(intent.customer))
  account.emit('payment_intent.succeeded', paid)
  settleInvoice(account, paid)
  if (isDisputed(account, paymentMethod.id)) dispute(account, charged)
  return paid
}

function dispute(account: Account, { id }: Stripe.Charge): void {
  const charged = account.store.change('charge', id, { disputed: true })
  const disputed = account.store.put('dispute', newDispute(account, charged))
  account.emit('charge.dispute.created', disputed)
}

/** A card that pays a subscription belongs to its customer from then on. */
function attachTo({ store }: Account, { id, customer }: Stripe.PaymentMethod, owner: string | null): void {
  if (owner !== null && customer === null) store.change('payment_method', id, { customer: owner })
}

type Failure = { code: string; declineCode?: string; message: string; charge?: string }

function fail(
  account: Account,
  intent: Stripe.PaymentIntent,
  paymentMethod: Stripe.PaymentMethod | null,
  { code, declineCode, message, charge: chargeId }: Failure,
): Stripe.PaymentIntent {
  const failed = account.store.change('payment_intent', intent.id, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: chargeId ?? intent.latest_charge,
    last_payment_error: {
      type: chargeId === undefined ? 'invalid_request_error' : 'card_error',
      code,
      message,
      ...(declineCode !== undefined && { decline_code: declineCode }),
      ...(chargeId !== undefined && { charge: chargeId }),
      ...(paymentMethod && { payment_method: paymentMethod }),
    },
  })
  account.emit('payment_intent.payment_failed', failed)
  return failed
}

export const AUTHENTICATION_FAILED = {
  code: 'payment_intent_authentication_failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
}

/** The payer has answered the bank's question. */
export function answerPayment(
  account: Account,
  intent: Stripe.PaymentIntent,
  isConfirmed: boolean,
): Stripe.PaymentIntent {
  const paymentMethod = account.store.get('payment_method', idIn(intent.payment_method) ?? '')
  if (intent.status !== 'requires_action' || paymentMethod === undefined) return intent
  return isConfirmed
    ? conclude(account, intent, paymentMethod, { kind: 'accepted' })
    : fail(account, intent, paymentMethod, AUTHENTICATION_FAILED)
}

type Asked = { id: string; client_secret: string | null }

/** Where the payer answers: the page of the stand-in, which leads back to the site. */
export function nextAction(
  account: Account,
  { client_secret }: Asked,
  { useStripeSdk, returnUrl }: HowToAsk,
) {
  const parameters = new URLSearchParams({ client_secret: client_secret ?? '' })
  if (returnUrl !== null) parameters.set('return_url', returnUrl)
  const url = `${account.siteUrl}/_local/stripe/3ds?${parameters}`
  return useStripeSdk
    ? {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: newId('src') },
      }
    : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
}

import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { idIn } from '../api/find.ts'
import { judgeSaving, markSetUp, type Verdict } from './cards.ts'
import { AUTHENTICATION_FAILED, type HowToAsk, nextAction } from './payments.ts'

/** Saves a card for later payments. The payer may be asked by the bank first. */
export function saveCard(
  account: Account,
  intent: Stripe.SetupIntent,
  card: Stripe.PaymentMethod,
  payer: HowToAsk,
): { intent: Stripe.SetupIntent; verdict: Verdict } {
  const verdict = judgeSaving(account, card.id)
  if (verdict.kind === 'accepted') return { intent: succeed(account, intent, card), verdict }
  if (verdict.kind === 'declined') return { intent: fail(account, intent, card, verdict), verdict }
  const waiting = account.store.change('setup_intent', intent.id, {
    status: 'requires_action',
    payment_method: card.id,
    last_setup_error: null,
    next_action: nextAction(account, intent, payer),
  })
  account.emit('setup_intent.requires_action', waiting)
  return { intent: waiting, verdict }
}

function succeed(account: Account, intent: Stripe.SetupIntent, card: Stripe.PaymentMethod) {
  const owner = idIn(intent.customer)
  const saved = account.store.change('setup_intent', intent.id, {
    status: 'succeeded',
    payment_method: card.id,
    last_setup_error: null,
    next_action: null,
  })
  markSetUp(account, card.id)
  if (owner !== null && card.customer === null)
    account.emit(
      'payment_method.attached',
      account.store.change('payment_method', card.id, { customer: owner }),
    )
  account.emit('setup_intent.succeeded', saved)
  return saved
}

type Failure = { code: string; declineCode?: string; message: string }

function fail(
  account: Account,
  intent: Stripe.SetupIntent,
  card: Stripe.PaymentMethod,
  { code, declineCode, message }: Failure,
): Stripe.SetupIntent {
  const failed = account.store.change('setup_intent', intent.id, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: {
      type: 'card_error',
      code,
      message,
      payment_method: card,
      ...(declineCode !== undefined && { decline_code: declineCode }),
    },
  })
  account.emit('setup_intent.setup_failed', failed)
  return failed
}

/** The payer has answered the bank's question about saving the card. */
export function answerSaving(
  account: Account,
  intent: Stripe.SetupIntent,
  isConfirmed: boolean,
): Stripe.SetupIntent {
  const card = account.store.get('payment_method', idIn(intent.payment_method) ?? '')
  if (intent.status !== 'requires_action' || card === undefined) return intent
  return isConfirmed
    ? succeed(account, intent, card)
    : fail(account, intent, card, { ...AUTHENTICATION_FAILED, code: 'setup_intent_authentication_failure' })
}

import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { recordFailureOf } from './invoicing.ts'
import { answerPayment } from './payments.ts'
import { answerSaving } from './saving.ts'

export type Asking = Stripe.PaymentIntent | Stripe.SetupIntent

/** The intent with this client secret, about which the bank asks the payer. */
export function findAsking({ store }: Account, clientSecret: string): Asking | undefined {
  const has = (intent: Asking) => intent.client_secret === clientSecret
  return store.list('payment_intent').find(has) ?? store.list('setup_intent').find(has)
}

/** The payer confirms, or does not. An intent that no bank asks about stays as it is. */
export function answerBank(account: Account, asking: Asking, isConfirmed: boolean): Asking {
  const answered = withAnswer(account, asking, isConfirmed)
  account.commit()
  return answered
}

function withAnswer(account: Account, asking: Asking, isConfirmed: boolean): Asking {
  if (asking.object === 'setup_intent') return answerSaving(account, asking, isConfirmed)
  const intent = answerPayment(account, asking, isConfirmed)
  if (asking.status === 'requires_action' && !isConfirmed) recordFailureOf(account, intent)
  return intent
}

/** Where the payer goes afterwards, with the parameters that Stripe adds. */
export function returnUrlOf(asking: Asking, returnUrl: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set(asking.object, asking.id)
  url.searchParams.set(`${asking.object}_client_secret`, asking.client_secret ?? '')
  url.searchParams.set('redirect_status', asking.status === 'succeeded' ? 'succeeded' : 'failed')
  return url.href
}

import { CENTS_PER_DOLLAR } from '../../../../shared/subscriptions/prices.ts'
import type { SignupReply, SignupSubscription } from '../../../../shared/subscriptions/purchase.ts'
import { type HandOverDeps, handOver } from '../../../purchases/hand-over-order.ts'
import { waitingAccountOf } from '../../../purchases/waiting-account.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { orderDraft } from './new-order.ts'
import { networkOf, type OrderLimitDeps, reserveOrder } from './order-limits.ts'
import { type PurchaseResult, purchase } from './purchase.ts'

export type SignupDeps = CheckoutDeps & HandOverDeps & OrderLimitDeps

type SignupResult = { reply: SignupReply } | Exclude<PurchaseResult, { reply: unknown }>

/** Buys subscriptions for whoever owns a mailbox, without sign-in. */
export async function signupSubscription(
  body: SignupSubscription,
  sourceIp: string,
  deps: SignupDeps,
): Promise<SignupResult> {
  const email = body.email.toLowerCase()
  const origins = [
    { kind: 'address' as const, value: networkOf(sourceIp) },
    { kind: 'mailbox' as const, value: email },
  ]
  for (const origin of origins) {
    const retryAfterSeconds = await reserveOrder(origin, deps)
    if (retryAfterSeconds !== null) return { refused: 'too-many-requests', retryAfterSeconds }
  }
  const { purchaseId, planType: plan, orderDevice: withUnits } = body
  const form = { ...body, plan, withUnits, email, purchaseId }
  const draft = orderDraft(`signup ${email}`, form, deps.now())
  const card = { paymentMethodId: body.paymentMethodId, isSaved: false }
  const payer = {
    email,
    customer: { kind: 'new' as const },
    reserveCard: (fingerprint: string | null) =>
      fingerprint === null ? Promise.resolve(null) : reserveOrder({ kind: 'card', value: fingerprint }, deps),
  }
  const result = await purchase(draft, waitingAccountOf, card, payer, deps)
  if (!('reply' in result)) return result
  if (!result.reply.success) return { reply: result.reply }
  await handOver(result.order, deps)
  const { orderId, subscriptionIds } = result.reply
  return {
    reply: {
      success: true,
      orderId,
      subscriptionId: subscriptionIds[0] ?? orderId,
      amount: result.order.firstChargeCents / CENTS_PER_DOLLAR,
    },
  }
}

import { createHash } from 'node:crypto'
import { CENTS_PER_DOLLAR } from '../../../shared/subscriptions/prices.ts'
import type { SignupReply, SignupSubscription } from '../../../shared/subscriptions/purchase.ts'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { type HandOverDeps, handOver, waitingAccountOf } from '../../common/purchases/hand-over-order.ts'
import type { AccountStore } from '../../stores/accounts.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { newOrder } from './new-order.ts'
import { type PurchaseResult, purchase } from './purchase.ts'

/** Of one address or mailbox, against those who try stolen cards. */
const ORDERS_MAX = 5
const ORDERS_WINDOW_MS = 10 * MINUTE_MS

export type SignupDeps = CheckoutDeps & HandOverDeps & { accounts: Pick<AccountStore, 'reserveOrder'> }

type SignupResult =
  | { reply: SignupReply }
  | Exclude<PurchaseResult, { reply: unknown }>
  | { refused: 'too-many-requests'; retryAfterSeconds: number }

/** Buys subscriptions for whoever owns a mailbox, without sign-in. */
export async function signupSubscription(
  body: SignupSubscription,
  sourceIp: string,
  deps: SignupDeps,
): Promise<SignupResult> {
  const email = body.email.toLowerCase()
  for (const origin of [`signup-address#${sourceIp}`, `signup-mailbox#${email}`]) {
    const waitSeconds = await waitFor(origin, deps)
    if (waitSeconds !== null) return { refused: 'too-many-requests', retryAfterSeconds: waitSeconds }
  }
  const form = {
    ...body,
    plan: body.planType,
    withUnits: body.orderDevice,
    email,
    purchaseId: body.purchaseId,
  }
  const draft = newOrder('', `signup ${email}`, form, deps.now())
  const order = { ...draft, accountId: waitingAccountOf(draft.orderId) }
  const card = { paymentMethodId: body.paymentMethodId, isSaved: false }
  const result = await purchase(order, card, { email, customer: { kind: 'new' } }, deps)
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

/** `null` if one more order is allowed, else after how many seconds. The table has no address in clear text. */
async function waitFor(origin: string, { accounts, now: clock }: SignupDeps): Promise<number | null> {
  const now = clock()
  const key = `orders#${createHash('sha256').update(origin).digest('hex')}`
  const { isReserved, windowStart } = await accounts.reserveOrder(
    key,
    now,
    now - ORDERS_WINDOW_MS,
    ORDERS_MAX,
  )
  return isReserved ? null : Math.ceil((windowStart + ORDERS_WINDOW_MS - now) / SECOND_MS)
}

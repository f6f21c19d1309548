import type { CreateSubscription } from '../../../../shared/subscriptions/purchase.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { orderDraft } from './new-order.ts'
import { type OrderLimitDeps, reserveOrder } from './order-limits.ts'
import { type PurchaseResult, purchase } from './purchase.ts'

export type CreateSubscriptionDeps = CheckoutDeps &
  OrderLimitDeps & {
    /** The verified email address of an account. */
    getAddress: (accountId: string) => Promise<string | null>
  }

/** Buys subscriptions for the account itself. */
export async function createSubscription(
  accountId: string,
  body: CreateSubscription,
  deps: CreateSubscriptionDeps,
): Promise<PurchaseResult> {
  const plan = body.marineSupport ? 'marine' : body.planType
  const form = {
    ...body,
    plan,
    withUnits: body.orderDevice,
    email: null,
    purchaseId: body.purchaseId,
  } as const
  const draft = orderDraft(accountId, form, deps.now())
  const card = { paymentMethodId: body.paymentMethodId, isSaved: body.useSavedPaymentMethod }
  const email = await deps.getAddress(accountId)
  const reserveCard = () => reserveOrder({ kind: 'account', value: accountId }, deps)
  const payer = { email, customer: { kind: 'of-account' }, reserveCard } as const
  return purchase(draft, () => accountId, card, payer, deps)
}

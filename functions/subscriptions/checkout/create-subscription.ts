import type { CreateSubscription } from '../../../shared/subscriptions/purchase.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { newOrder } from './new-order.ts'
import { type PurchaseResult, purchase } from './purchase.ts'

export type CreateSubscriptionDeps = CheckoutDeps & {
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
  const order = newOrder(accountId, accountId, form, deps.now())
  const card = { paymentMethodId: body.paymentMethodId, isSaved: body.useSavedPaymentMethod }
  const payer = { email: await deps.getAddress(accountId), customer: { kind: 'of-account' } } as const
  const result = await purchase(order, card, payer, deps)
  if ('reply' in result && result.reply.success) {
    const { firstName, lastName, phone } = body
    await deps.customers.saveDetails(accountId, { firstName, lastName, phone })
  }
  return result
}

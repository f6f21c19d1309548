import { subscriptions } from '../../../shared/subscriptions/subscriptions.routes.ts'
import type { Account } from '../accounts/account.ts'
import type { SubscriptionIds } from '../api/valid-calls.ts'
import { aPurchaseBody } from './a-purchase-body.ts'

/** The subscription of the account's device, a free one, and a bought one with its card and invoice. */
export async function subscriptionIds(account: Account): Promise<SubscriptionIds> {
  const granted = await account.call('POST', '/vectra/subscription/purchase', {
    quantity: 1,
    isTestingMode: true,
  })
  const [free] = subscriptions.createTestSubscriptions.reply.parse(granted.body).subscriptionIds
  const bought = await account.call('POST', '/vectra/create-subscription', aPurchaseBody())
  const reply = subscriptions.createSubscription.reply.parse(bought.body)
  const [monthly] = reply.success ? reply.subscriptionIds : []
  const billing = subscriptions.getBilling.reply.parse((await account.call('GET', '/vectra/billing')).body)
  const { body } = await account.call('GET', '/vectra/subscriptions')
  const all = subscriptions.listSubscriptions.reply.parse(body).subscriptions
  const ofTracker = all.find(({ assignedDeviceId }) => assignedDeviceId !== null)?.id
  const cardId = billing.paymentMethods[0]?.id
  const invoiceId = billing.invoices[0]?.id
  const ids = { ofTracker, free, monthly, cardId, invoiceId }
  return {
    ofTracker: required(ids.ofTracker, ids),
    free: required(ids.free, ids),
    monthly: required(ids.monthly, ids),
    cardId: required(ids.cardId, ids),
    invoiceId: required(ids.invoiceId, ids),
  }
}

function required(id: string | undefined, all: object): string {
  if (id === undefined) throw new Error(`The account lacks something: ${JSON.stringify(all)}`)
  return id
}

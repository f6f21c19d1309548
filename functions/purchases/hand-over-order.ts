import type { UserAccounts } from '../outside/users/user-accounts.ts'
import type { CustomerStore } from '../stores/billing/customers.ts'
import type { StoredOrder } from '../stores/billing/orders.ts'
import type { PurchaseStore } from '../stores/billing/purchases.ts'
import { untilUnchanged } from '../stores/dynamodb/until-unchanged.ts'
import { type FollowDeps, subscriptionsOf } from './follow-purchase.ts'
import { isWaiting } from './waiting-account.ts'

export type GiveDeps = FollowDeps & {
  purchases: Pick<PurchaseStore, 'save' | 'give'>
  customers: Pick<CustomerStore, 'deleteWaitingOrder'>
}

export type HandOverDeps = GiveDeps & {
  customers: Pick<CustomerStore, 'addWaitingOrder' | 'deleteWaitingOrder'>
  users: Pick<UserAccounts, 'findOrCreate'>
}

/**
 * Finds whose a paid order without sign-in is. A new account gets it at once, because only its mailbox can open it. An
 * existing one gets it when its owner is there: whoever ordered has not proved that the mailbox is theirs.
 */
export async function handOver(order: StoredOrder, deps: HandOverDeps): Promise<void> {
  const { email, firstName, lastName, language } = order
  if (!isWaiting(order) || order.checkout !== 'paid' || email === null) return
  const name = `${firstName} ${lastName}`.trim()
  const { accountId, isNew } = await deps.users.findOrCreate({ email, name, language })
  if (!isNew) return deps.customers.addWaitingOrder(accountId, order.orderId)
  await giveOrder(order.orderId, accountId, deps)
}

/** Gives a waiting order to an account, once. */
export async function giveOrder(orderId: string, accountId: string, deps: GiveDeps): Promise<void> {
  const given = await untilUnchanged(async () => {
    const order = await deps.orders.get(orderId)
    if (order === null || !isWaiting(order)) return 'before'
    const subscriptions = await subscriptionsOf(order, deps)
    const entry = { kind: 'paid', about: orderId, cents: order.firstChargeCents } as const
    const isSaved = await deps.purchases.give(order, subscriptions, { accountId, at: deps.now(), ...entry })
    return isSaved ? 'now' : null
  }, deps.now)
  if (given === 'before') await deps.customers.deleteWaitingOrder(accountId, orderId)
}

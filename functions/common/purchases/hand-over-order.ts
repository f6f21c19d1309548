import type { UserAccounts } from '../../outside/user-accounts.ts'
import type { CustomerStore } from '../../stores/customers.ts'
import { untilUnchanged } from '../../stores/dynamodb/until-unchanged.ts'
import type { StoredOrder } from '../../stores/orders.ts'
import type { FollowDeps } from './follow-purchase.ts'
import { subscriptionIdsOf } from './new-subscriptions.ts'

export type HandOverDeps = FollowDeps & {
  customers: Pick<CustomerStore, 'addWaitingOrder' | 'deleteWaitingOrder' | 'saveId' | 'saveDetails'>
  users: UserAccounts
}

const WAITING = 'order#'

/** An order without sign-in belongs to nobody yet: no account has such an id. */
export const waitingAccountOf = (orderId: string) => `${WAITING}${orderId}`
const isWaiting = ({ accountId }: Pick<StoredOrder, 'accountId'>) => accountId.startsWith(WAITING)

/**
 * Finds whose a paid order without sign-in is. A new account gets it at once, because only its mailbox can open it. An
 * existing one gets it when its owner is there: whoever ordered has not proved that the mailbox is theirs.
 */
export async function handOver(order: StoredOrder, deps: HandOverDeps): Promise<void> {
  if (!isWaiting(order) || order.checkout !== 'paid' || order.email === null) return
  const { accountId, isNew } = await deps.users.findOrCreate(order.email)
  if (!isNew) return deps.customers.addWaitingOrder(accountId, order.orderId)
  await giveOrder(order.orderId, accountId, deps)
}

/** Gives a waiting order to an account, once. */
export async function giveOrder(
  orderId: string,
  accountId: string,
  deps: Omit<HandOverDeps, 'users'>,
): Promise<void> {
  const given = await untilUnchanged(async () => {
    const order = await deps.orders.get(orderId)
    if (order === null || !isWaiting(order)) return { order }
    const subscriptions = await deps.subscriptions.getMany(order.accountId, subscriptionIdsOf(order))
    return (await deps.purchases.give(order, subscriptions, accountId)) ? { order } : null
  }, deps.now)
  const { order } = given
  if (order !== null) {
    const { firstName, lastName, phone, customerId } = order
    if (customerId !== null) await deps.customers.saveId(accountId, customerId)
    await deps.customers.saveDetails(accountId, { firstName, lastName, phone })
  }
  await deps.customers.deleteWaitingOrder(accountId, orderId)
}

import type { UserAccounts } from '../../../outside/users/user-accounts.ts'
import type { UserDirectory } from '../../../outside/users/user-directory.ts'
import type { OrderStore, StoredOrder } from '../../../stores/billing/orders.ts'
import type { SubscriptionStore } from '../../../stores/billing/subscriptions.ts'
import type { DueStore } from '../../../stores/due.ts'

export type ResendDeps = {
  users: Pick<UserDirectory, 'get'>
  invitations: Pick<UserAccounts, 'inviteAgain'>
  orders: Pick<OrderStore, 'get' | 'getMany'>
  subscriptions: Pick<SubscriptionStore, 'list'>
  due: Pick<DueStore, 'put'>
  now: () => number
}

/** Mails a new temporary password to somebody who has never signed in, in the language of their order. */
export async function resendInvitation(
  accountId: string,
  { users, invitations, orders, subscriptions }: ResendDeps,
): Promise<'sent' | 'already-signed-in'> {
  const user = await users.get(accountId)
  if (user === null) throw new Error('A customer is gone')
  const bought = await subscriptions.list(accountId)
  const [order] = await orders.getMany(bought.flatMap(({ orderId }) => orderId ?? []).slice(0, 1))
  const isSent = await invitations.inviteAgain(user.email, order?.language ?? null)
  return isSent ? 'sent' : 'already-signed-in'
}

/** Whether an order has a mail of its own: that to a buyer without an account. */
export const hasOrderMail = ({ email, purchase }: StoredOrder): boolean =>
  email !== null && purchase !== null && purchase.status !== 'canceled'

/** Mails again what was paid for an order, and how its buyer gets into the account. */
export async function resendOrderMail(
  accountId: string,
  orderId: string,
  { orders, due, now }: ResendDeps,
): Promise<'sent' | 'no-order-mail'> {
  const order = await orders.get(orderId)
  if (order?.accountId !== accountId || !hasOrderMail(order)) return 'no-order-mail'
  await due.put(now(), { kind: 'billingMail', accountId, orderId, mail: 'welcome', since: now() })
  return 'sent'
}

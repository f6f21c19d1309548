import type { OrderStore, StoredOrder } from '../stores/billing/orders.ts'

const WAITING = 'order#'

/** An order without sign-in belongs to nobody yet: no account has such an id. */
export const waitingAccountOf = (orderId: string) => `${WAITING}${orderId}`
export const waitingOrderOf = (accountId: string) => accountId.slice(WAITING.length)
export const isWaiting = ({ accountId }: Pick<StoredOrder, 'accountId'>) => accountId.startsWith(WAITING)

/** Whose something is that was made for an account, or for an order without sign-in that an account has got since. */
export async function accountOf(
  accountId: string,
  { orders }: { orders: Pick<OrderStore, 'get'> },
): Promise<string> {
  if (!isWaiting({ accountId })) return accountId
  return (await orders.get(waitingOrderOf(accountId)))?.accountId ?? accountId
}

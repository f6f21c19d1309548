import type { Certificate } from '../../../shared/certificates/certificate.ts'
import type { CustomerStore } from '../../stores/billing/customers.ts'
import type { StoredOrder } from '../../stores/billing/orders.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'

type ShippedOrder = Pick<StoredOrder, 'accountId' | 'createdAt' | 'shippingAddress'>
export type HolderDeps = {
  customers: Pick<CustomerStore, 'get'>
  orders: { getMany: (orderIds: readonly string[]) => Promise<ShippedOrder[]> }
  subscriptions: Pick<SubscriptionStore, 'list'>
  /** The account's own email address. */
  getAddress: (accountId: string) => Promise<string | null>
}

/** Who holds a certificate: the name of the last order, or else the email address; and where the last units were sent. */
export async function certificateHolder(accountId: string, deps: HolderDeps): Promise<Certificate['holder']> {
  const [{ customer }, subscriptions] = await Promise.all([
    deps.customers.get(accountId),
    deps.subscriptions.list(accountId),
  ])
  const orders = await deps.orders.getMany([
    ...new Set(subscriptions.flatMap(({ orderId }) => orderId ?? [])),
  ])
  const [shipped] = orders
    .filter((order) => order.accountId === accountId && order.shippingAddress !== null)
    .toSorted((one, other) => other.createdAt - one.createdAt)
  const fullName = customer === null ? '' : `${customer.firstName} ${customer.lastName}`.trim()
  return {
    name: fullName || ((await deps.getAddress(accountId)) ?? ''),
    address: shipped?.shippingAddress ?? null,
  }
}

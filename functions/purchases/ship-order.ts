import type { Shipping } from '../../shared/operator/orders.routes.ts'
import type { OrderStore, StoredOrder } from '../stores/billing/orders.ts'

export type ShipDeps = { orders: Pick<OrderStore, 'get' | 'updateShipping'> }

type Shipped =
  | { outcome: 'saved' | 'changed'; order: StoredOrder }
  | { outcome: 'not-found' | 'nothing-to-ship' }

export const shippingOf = ({ shippingStatus: status, trackingUrl }: StoredOrder): Shipping => ({
  status,
  trackingUrl,
})

/** An order whose units are shipped, or why there is nothing to ship. */
export async function orderToShip(
  orderId: string,
  { orders }: { orders: Pick<OrderStore, 'get'> },
): Promise<{ order: StoredOrder } | { outcome: 'not-found' | 'nothing-to-ship' }> {
  const order = await orders.get(orderId)
  if (order === null) return { outcome: 'not-found' }
  return order.checkout === 'paid' && order.withUnits ? { order } : { outcome: 'nothing-to-ship' }
}

/**
 * Saves how far an order is shipped, which its owner sees on the page of purchased units. `changed`: it is not as it was
 * seen any more, and stays as it is.
 */
export async function shipOrder(
  orderId: string,
  { seen, next }: { seen: Shipping; next: Shipping },
  deps: ShipDeps,
): Promise<Shipped> {
  const isSaved = await deps.orders.updateShipping(orderId, seen, next)
  const now = await orderToShip(orderId, deps)
  return 'outcome' in now ? now : { outcome: isSaved ? 'saved' : 'changed', order: now.order }
}

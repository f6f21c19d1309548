import type { Order } from '../../../shared/subscriptions/order.ts'
import { toIso } from '../../../shared/time.ts'
import type { StoredOrder } from '../../stores/billing/orders.ts'

/** The paid orders with GPS units, newest first. */
export const orderViews = (orders: readonly StoredOrder[]): Order[] =>
  orders
    .filter(({ checkout, withUnits }) => checkout === 'paid' && withUnits)
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .map(({ orderId, shippingStatus, quantity, createdAt, shippingAddress, trackingUrl }) => ({
      orderId,
      status: shippingStatus,
      deviceQuantity: quantity,
      createdAt: toIso(createdAt),
      shippingAddress,
      trackingUrl,
    }))

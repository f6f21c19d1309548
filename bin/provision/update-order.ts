import type { OrderStore } from '../../functions/stores/billing/orders.ts'
import { ORDER_STATUS_TEXTS } from '../../shared/subscriptions/order.ts'
import { UserError } from '../cli/user-error.ts'

type OrderUpdate = { orderId: string; status: number; trackingUrl: string | null; dryRun: boolean }

/** Saves how far the shipping of an order is. The owner sees it on the page of purchased units. */
export async function updateOrder(
  { orderId, status, trackingUrl, dryRun }: OrderUpdate,
  orders: Pick<OrderStore, 'get' | 'updateShipping'>,
): Promise<string> {
  const order = await orders.get(orderId)
  if (order === null) throw new UserError(`There is no order ${orderId}.`)
  if (order.checkout !== 'paid' || !order.withUnits)
    throw new UserError(`Nothing is shipped for order ${orderId}: it is not paid, or has no GPS units.`)
  const url = trackingUrl ?? order.trackingUrl
  const text = `${ORDER_STATUS_TEXTS[status]} (${status})${url === null ? '' : `, tracked at ${url}`}`
  if (dryRun)
    return `Would set order ${orderId} from ${order.shippingStatus} to ${text}. Nothing was changed.`
  if (!(await orders.updateShipping(orderId, status, url)))
    throw new UserError(`Order ${orderId} has just changed. Try again.`)
  return `Order ${orderId} is now ${text}.`
}

import { orderToShip, type ShipDeps, shipOrder, shippingOf } from '../../functions/purchases/ship-order.ts'
import { ORDER_STATUS_TEXTS } from '../../shared/subscriptions/order.ts'
import { UserError } from '../cli/user-error.ts'

type OrderUpdate = { orderId: string; status: number; trackingUrl: string | null; dryRun: boolean }

/** Saves how far the shipping of an order is, as the console does. */
export async function updateOrder(
  { orderId, status, trackingUrl, dryRun }: OrderUpdate,
  orders: ShipDeps['orders'],
): Promise<string> {
  const found = await orderToShip(orderId, { orders })
  if ('outcome' in found) throw new UserError(WHY_NOT[found.outcome](orderId))
  const seen = shippingOf(found.order)
  const url = trackingUrl ?? seen.trackingUrl
  const text = `${ORDER_STATUS_TEXTS[status]} (${status})${url === null ? '' : `, tracked at ${url}`}`
  if (dryRun) return `Would set order ${orderId} from ${seen.status} to ${text}. Nothing was changed.`
  const { outcome } = await shipOrder(orderId, { seen, next: { status, trackingUrl: url } }, { orders })
  if (outcome !== 'saved') throw new UserError(`Order ${orderId} has just changed. Try again.`)
  return `Order ${orderId} is now ${text}.`
}

const WHY_NOT = {
  'not-found': (orderId: string) => `There is no order ${orderId}.`,
  'nothing-to-ship': (orderId: string) =>
    `Nothing is shipped for order ${orderId}: it is not paid, or has no GPS units.`,
}

import type { Problem } from '../../../../shared/http/problem.ts'
import type {
  ConsoleOrder,
  ListedOrder,
  orders as routes,
  Shipping,
} from '../../../../shared/operator/orders.routes.ts'
import { ORDER_STATUS_TEXTS } from '../../../../shared/subscriptions/order.ts'
import { toIso } from '../../../../shared/time.ts'
import { csvFile, csvLine } from '../../../../shared/trails/export-csv.ts'
import { orderToShip, type ShipDeps, shipOrder, shippingOf } from '../../../purchases/ship-order.ts'
import { isWaiting } from '../../../purchases/waiting-account.ts'
import type { ConsoleActions } from '../../../runtime/console/serve-console.ts'
import type { PageCursors } from '../../../runtime/http/page-cursor.ts'
import type { OrderStore, StoredOrder } from '../../../stores/billing/orders.ts'

export type OrderDeps = ShipDeps & {
  orders: Pick<OrderStore, 'getMany' | 'listByShipping'>
  cursors: PageCursors
}

const ORDERS_PER_PAGE = 50

/**
 * The orders to ship. One that nobody has claimed yet has a log too, under the id that stands for its account: whoever
 * claims it does not take that along.
 */
export const orderActions = (deps: OrderDeps): ConsoleActions<typeof routes> => ({
  async listOrders({ query: { status, cursor } }) {
    const list = `orders ${status}`
    const after = cursor === undefined ? null : deps.cursors.open(list, cursor)
    if (cursor !== undefined && after === null) return { refused: 'invalid-cursor' }
    const { orderIds, lastKey } = await deps.orders.listByShipping(status, after, ORDERS_PER_PAGE)
    const found = await deps.orders.getMany(orderIds)
    // the index may be a moment behind
    const shown = found.filter(({ shippingStatus }) => shippingStatus === status)
    return {
      reply: {
        orders: shown.toSorted((a, b) => a.createdAt - b.createdAt).map(listedOrder),
        nextCursor: lastKey === null ? null : deps.cursors.seal(list, lastKey),
      },
    }
  },

  async getOrder({ path }, { inLogOf }) {
    const found = await orderToShip(path.orderId, deps)
    if ('outcome' in found) return { refused: found.outcome }
    return inLogOf(found.order.accountId, async () => ({ reply: { order: consoleOrder(found.order) } }))
  },

  async updateOrder({ path: { orderId }, body: { seen, next } }, { inLogOf }) {
    const found = await orderToShip(orderId, deps)
    if ('outcome' in found) return { refused: found.outcome }
    return inLogOf(found.order.accountId, async (note) => {
      note({ name: orderId, before: { seen, next: seen } })
      const shipped = await shipOrder(orderId, { seen, next }, deps)
      if (shipped.outcome === 'saved') return { reply: { order: consoleOrder(shipped.order) } }
      if (shipped.outcome !== 'changed') return { refused: shipped.outcome }
      return { refused: 'order-changed', more: { errors: changesOf(seen, shippingOf(shipped.order)) } }
    })
  },

  async createLabels({ body }, { inLogOf }) {
    const orderIds = [...new Set(body.orderIds)]
    const found = await deps.orders.getMany(orderIds)
    const toShip = found.filter(({ checkout, withUnits }) => checkout === 'paid' && withUnits)
    if (toShip.length < orderIds.length) return { refused: 'not-found' }
    const lines = await Promise.all(
      toShip
        .toSorted((a, b) => a.createdAt - b.createdAt)
        .map((order) => inLogOf(order.accountId, async () => ({ line: labelLine(order) }))),
    )
    const text = csvFile([LABEL_HEAD, ...lines.map(({ line }) => line)])
    return { file: { name: 'labels.csv', mediaType: 'text/csv', bytes: new TextEncoder().encode(text) } }
  },
})

const listedOrder = (order: StoredOrder): ListedOrder => ({
  orderId: order.orderId,
  createdAt: toIso(order.createdAt),
  plan: order.plan,
  quantity: order.quantity,
  country: order.shippingAddress?.country ?? null,
  ...shippingOf(order),
})

const nameOf = ({ firstName, lastName }: StoredOrder) => `${firstName} ${lastName}`.trim()

const consoleOrder = (order: StoredOrder): ConsoleOrder => ({
  ...listedOrder(order),
  accountId: isWaiting(order) ? null : order.accountId,
  name: nameOf(order),
  phone: order.phone,
  email: order.email,
  shippingAddress: order.shippingAddress,
})

/** What is not as it was seen, with what it is now. */
function changesOf(seen: Shipping, now: Shipping): NonNullable<Problem['errors']> {
  const changed = (path: keyof Shipping, message: string) =>
    seen[path] === now[path] ? [] : [{ path, code: 'changed', message }]
  return [
    ...changed('status', ORDER_STATUS_TEXTS[now.status] ?? String(now.status)),
    ...changed('trackingUrl', now.trackingUrl ?? ''),
  ]
}

const LABEL_HEAD = 'order,name,street,city,state,zip,country,phone,email,units'

/** A plus would make a spreadsheet take the phone number for a formula. */
function labelLine(order: StoredOrder): string {
  const { orderId, phone, email, quantity, shippingAddress: address } = order
  return csvLine([
    orderId,
    nameOf(order),
    address?.street ?? null,
    address?.city ?? null,
    address?.state ?? null,
    address?.zip ?? null,
    address?.country ?? null,
    phone.replace(/^\+/, ''),
    email,
    quantity,
  ])
}

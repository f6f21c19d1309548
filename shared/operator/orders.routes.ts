import * as z from 'zod'
import { route } from '../http/route.ts'
import { ORDER_STATUS_MAX, ShippingAddress } from '../subscriptions/order.ts'
import { INVALID_CURSOR } from '../watching/events-query.ts'

const time = z.iso.datetime()
const LABELS_MAX = 100
const TRACKING_URL_MAX = 500

/** The index of what it means in `ORDER_STATUS_TEXTS`. */
const ShippingStatus = z.number().int().min(0).max(ORDER_STATUS_MAX)

/** How far an order is shipped, and where its buyer follows it. */
const Shipping = z.object({ status: ShippingStatus, trackingUrl: z.string().nullable() })
export type Shipping = z.infer<typeof Shipping>

/** An order without its buyer: a list of them is no look at a customer. */
const ListedOrder = z.object({
  orderId: z.string(),
  createdAt: time,
  plan: z.enum(['monthly', 'annual', 'marine']),
  quantity: z.number().int(),
  country: z.string().nullable(),
  ...Shipping.shape,
})
export type ListedOrder = z.infer<typeof ListedOrder>

const ConsoleOrder = ListedOrder.extend({
  /** `null` while the buyer has not opened an account. */
  accountId: z.string().nullable(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  shippingAddress: ShippingAddress.nullable(),
})
export type ConsoleOrder = z.infer<typeof ConsoleOrder>

const NOT_SHIPPED = [
  { status: 404, code: 'not-found' },
  /** Not paid, or without units. */
  { status: 409, code: 'nothing-to-ship' },
] as const

const listOrders = route({
  method: 'GET',
  path: '/operator/orders',
  access: 'operator',
  summary: 'The paid orders with units in a state of shipping, oldest first, without their buyers',
  query: z.object({
    status: z.coerce.number().pipe(ShippingStatus),
    cursor: z.string().max(1_000).optional(),
  }),
  reply: z.object({ orders: z.array(ListedOrder), nextCursor: z.string().nullable() }),
  refusals: [INVALID_CURSOR],
})

const getOrder = route({
  method: 'GET',
  path: '/operator/orders/{orderId}',
  access: 'operator',
  summary: 'An order with its buyer and address',
  reply: z.object({ order: ConsoleOrder }),
  refusals: NOT_SHIPPED,
})

const updateOrder = route({
  method: 'PUT',
  path: '/operator/orders/{orderId}',
  access: 'operator',
  summary:
    'Saves how far an order is shipped, and where it is followed, unless somebody else has changed that since it was read',
  body: z.strictObject({
    /** The shipping that the operator saw. */
    seen: Shipping,
    next: Shipping.extend({
      trackingUrl: z
        .url({ protocol: /^https?$/ })
        .max(TRACKING_URL_MAX)
        .nullable(),
    }),
  }),
  reply: z.object({ order: ConsoleOrder }),
  refusals: [
    ...NOT_SHIPPED,
    /** `errors` names what has changed, with its value now. */
    { status: 409, code: 'order-changed' },
  ],
})

const createLabels = route({
  method: 'POST',
  path: '/operator/orders/labels',
  access: 'operator',
  summary: 'The label data of orders as CSV',
  body: z.strictObject({ orderIds: z.array(z.string().max(40)).min(1).max(LABELS_MAX) }),
  file: { mediaTypes: ['text/csv'] },
  refusals: [{ status: 404, code: 'not-found' }],
})

export const orders = { listOrders, getOrder, updateOrder, createLabels }

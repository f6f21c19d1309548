import { orderDraft } from '../../../functions/handlers/subscriptions/checkout/new-order.ts'
import type { StoredOrder } from '../../../functions/stores/billing/orders.ts'
import { NOON } from '../tracking/a-position.ts'

const FORM = {
  plan: 'monthly',
  quantity: 1,
  withUnits: false,
  firstName: 'Mia',
  lastName: 'Marin',
  phone: '+13055550100',
  email: null,
  shippingAddress: null,
  purchaseId: 'purchase',
} as const

/** An order of one monthly subscription that nothing was done for yet. */
export const aStoredOrder = (): StoredOrder => ({
  ...orderDraft('owner', FORM, NOON),
  orderId: 'TX4K-M2P9',
  accountId: 'owner',
})

import type { OpenStripe } from '../../../outside/stripe/stripe-session.ts'
import type { FollowDeps } from '../../../purchases/follow-purchase.ts'
import type { CustomerStore } from '../../../stores/billing/customers.ts'
import type { OrderStore } from '../../../stores/billing/orders.ts'
import type { DueStore } from '../../../stores/due.ts'

export type CheckoutDeps = FollowDeps & {
  openStripe: OpenStripe
  orders: Pick<OrderStore, 'get' | 'create' | 'edit' | 'update'>
  customers: CustomerStore
  due: Pick<DueStore, 'put'>
  /** The page to which a bank sends the payer back. */
  returnUrl: string
}

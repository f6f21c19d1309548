import type { FollowDeps } from '../../common/purchases/follow-purchase.ts'
import type { OpenStripe } from '../../outside/stripe/stripe-session.ts'
import type { CustomerStore } from '../../stores/customers.ts'
import type { DueStore } from '../../stores/due.ts'
import type { OrderStore } from '../../stores/orders.ts'

export type CheckoutDeps = FollowDeps & {
  openStripe: OpenStripe
  orders: Pick<OrderStore, 'get' | 'create' | 'edit' | 'update'>
  customers: CustomerStore
  due: Pick<DueStore, 'put'>
  /** The page to which a bank sends the payer back. */
  returnUrl: string
}

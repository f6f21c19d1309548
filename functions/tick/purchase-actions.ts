import { type ReconcileDeps, reconcileOrder } from '../common/purchases/reconcile.ts'
import { type BillingMailDeps, sendBillingMail } from './billing-mail.ts'
import type { DueActions } from './tick.ts'

export type PurchaseDueActions = Pick<DueActions, 'order' | 'billingMail'>

/** What due work about purchases does. */
export const purchaseDueActions = (deps: ReconcileDeps & BillingMailDeps): PurchaseDueActions => ({
  order: ({ orderId }) => reconcileOrder(orderId, deps),
  billingMail: (work) => sendBillingMail(work, deps),
})

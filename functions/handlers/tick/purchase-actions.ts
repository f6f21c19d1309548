import { type ReconcileDeps, reconcileOrder } from '../../purchases/reconcile.ts'
import { type BillingMailDeps, sendBillingMail } from './mails/billing-mail.ts'
import { type OrderNoticeDeps, sendOrderNotice } from './mails/order-notice.ts'
import type { DueActions } from './tick.ts'

export type PurchaseDueActions = Pick<DueActions, 'order' | 'orderNotice' | 'billingMail'>

/** What due work about purchases does. */
export const purchaseDueActions = (
  deps: ReconcileDeps & BillingMailDeps & OrderNoticeDeps,
): PurchaseDueActions => ({
  order: ({ orderId }) => reconcileOrder(orderId, deps),
  orderNotice: ({ orderId }) => sendOrderNotice(orderId, deps),
  billingMail: (work) => sendBillingMail(work, deps),
})

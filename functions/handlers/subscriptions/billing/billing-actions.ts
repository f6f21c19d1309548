import type { payments } from '../../../../shared/subscriptions/payments.routes.ts'
import type { Actions } from '../../../runtime/serve-routes.ts'
import type { BillingDeps } from './billing-deps.ts'
import { addCard, makeCardDefault, removeCard } from './change-cards.ts'
import { payInvoice } from './pay-invoice.ts'
import { readBilling } from './read-billing.ts'
import { previewAnnual, switchToAnnual } from './switch-plan.ts'

/** The calls about an account's payment methods and invoices. */
export const billingActions = (deps: BillingDeps): Actions<typeof payments> => ({
  getBilling: (_input, { accountId }) => readBilling(accountId, deps),
  addPaymentMethod: ({ body }, { accountId }) => addCard(accountId, body.paymentMethodId, deps),
  deletePaymentMethod: ({ path }, { accountId }) => removeCard(accountId, path.id, deps),
  setDefaultPaymentMethod: ({ path }, { accountId }) => makeCardDefault(accountId, path.id, deps),
  payInvoice: ({ path, body }, { accountId }) => payInvoice(accountId, path.id, body.paymentMethodId, deps),
  previewAnnualPlan: ({ path }, { accountId }) => previewAnnual(accountId, path.id, deps),
  switchToAnnualPlan: ({ path }, { accountId }) => switchToAnnual(accountId, path.id, deps),
})

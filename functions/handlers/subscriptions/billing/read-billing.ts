import type Stripe from 'stripe'
import { type Billing, INVOICES_SHOWN, type Invoice } from '../../../../shared/subscriptions/billing.ts'
import { recurringCents } from '../../../../shared/subscriptions/prices.ts'
import { withStripe } from '../../../purchases/with-stripe.ts'
import { type BillingDeps, type RunningOrder, runningOrders } from './billing-deps.ts'
import { listCards } from './saved-cards.ts'

/** The saved cards, running purchases and newest invoices of an account. */
export async function readBilling(accountId: string, deps: BillingDeps) {
  const { customer, stripeCustomerId } = await deps.customers.get(accountId)
  const running = await runningOrders(accountId, deps)
  const own: Billing = {
    paymentMethods: [],
    subscriptions: running.map(purchaseView),
    invoices: [],
    customer: customer === null ? null : { ...customer, stripeCustomerId },
  }
  if (stripeCustomerId === null) return { reply: own }
  return withStripe(deps, async (session) => {
    const [paymentMethods, invoices] = await Promise.all([
      listCards(session, stripeCustomerId),
      session.api.invoices.list({ customer: stripeCustomerId, limit: INVOICES_SHOWN }, session.options()),
    ])
    return { reply: { ...own, paymentMethods, invoices: invoices.data.map(invoiceView) } }
  })
}

function purchaseView({ order, left }: RunningOrder) {
  const { orderId, plan, purchase } = order
  const planType = purchase?.planType ?? 'annual'
  return {
    id: orderId,
    amount: recurringCents({ plan: plan === 'marine' ? plan : planType, quantity: 1 }),
    interval: planType === 'monthly' ? ('month' as const) : ('year' as const),
    quantity: left,
    status: purchase?.status ?? 'active',
  }
}

const invoiceView = (invoice: Stripe.Invoice): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  created: invoice.created,
  amount_paid: invoice.amount_paid,
  amount_due: invoice.amount_due,
  status: invoice.status ?? 'draft',
  invoice_pdf: invoice.invoice_pdf ?? null,
})

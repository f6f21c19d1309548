import { idOf } from '../outside/stripe/purchases.ts'
import type { StripeSession } from '../outside/stripe/stripe-session.ts'
import type { OrderStore } from '../stores/billing/orders.ts'
import { accountOf } from './waiting-account.ts'

/** What Stripe numbers an invoice with: a prefix of the customer or the business, and a count. */
export const INVOICE_NUMBER = /^[A-Z0-9]{1,12}-\d{4,}$/i

/** Whose invoice a number is of; `null` for nobody's. Stripe finds a new one within a minute. */
export async function accountOfInvoice(
  number: string,
  { api, options }: StripeSession,
  deps: { orders: Pick<OrderStore, 'get'> },
): Promise<string | null> {
  const query = `number:"${number.toUpperCase()}"`
  const { data } = await api.invoices.search({ query, limit: 1 }, options())
  const [invoice] = data
  if (invoice?.customer == null) return null
  const customer = await api.customers.retrieve(idOf(invoice.customer), {}, options())
  const owner = customer.deleted ? undefined : customer.metadata.accountId
  return owner === undefined ? null : accountOf(owner, deps)
}

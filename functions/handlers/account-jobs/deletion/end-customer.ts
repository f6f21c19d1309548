import type { StripeSession } from '../../../outside/stripe/stripe-session.ts'

/** At Stripe these have ended for good. */
const ENDED = new Set(['canceled', 'incomplete_expired'])

/**
 * Ends all that Stripe would charge a customer for, and deletes it with its cards. Invoices that are paid stay, as the
 * law demands. A customer that is deleted already stays so.
 */
export async function endCustomer(customer: string, { api, options }: StripeSession): Promise<void> {
  const found = await api.customers.retrieve(customer, {}, options())
  if (found.deleted) return
  const subscriptions = await api.subscriptions.list({ customer, status: 'all', limit: 100 }, options())
  for (const { id, status } of subscriptions.data)
    if (!ENDED.has(status)) await api.subscriptions.cancel(id, { prorate: false }, options(`${id}:cancel`))
  // open invoices would stay payable
  const invoices = await api.invoices.list({ customer, status: 'open', limit: 100 }, options())
  for (const { id } of invoices.data) await api.invoices.voidInvoice(id, {}, options(`${id}:void`))
  await api.customers.del(customer, {}, options())
}

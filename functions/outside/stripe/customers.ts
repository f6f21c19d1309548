import type Stripe from 'stripe'
import { idOf } from './purchases.ts'
import type { StripeSession } from './stripe-session.ts'

/** Creates a customer that has metadata only: a key allows no repetition with other parameters. */
export async function createCustomer(
  { api, options }: StripeSession,
  accountId: string,
  idempotencyKey: string,
): Promise<string> {
  const { id } = await api.customers.create({ metadata: { accountId } }, options(idempotencyKey))
  return id
}

type Contact = { firstName: string; lastName: string; phone: string; email: string | null }

/** What Stripe's invoices and receipts show. */
export async function updateCustomer(
  { api, options }: StripeSession,
  customerId: string,
  { firstName, lastName, phone, email }: Contact,
): Promise<void> {
  const contact = { name: `${firstName} ${lastName}`, phone, ...(email !== null && { email }) }
  await api.customers.update(customerId, contact, options())
}

export const isOwnedBy = (
  { customer }: Pick<Stripe.PaymentMethod, 'customer'>,
  customerId: string,
): boolean => customer !== null && idOf(customer) === customerId

/** A card that the customer has already saved; `null` for any other. */
export async function findSavedCard(
  { api, options }: StripeSession,
  customerId: string,
  paymentMethodId: string,
): Promise<Stripe.PaymentMethod | null> {
  const method = await api.paymentMethods.retrieve(paymentMethodId, {}, options())
  return isOwnedBy(method, customerId) ? method : null
}

/** Attaches a new card to the customer. Stripe refuses one that another customer has. Returns the id it then has. */
export async function attachCard(
  { api, options }: StripeSession,
  customerId: string,
  paymentMethodId: string,
): Promise<string> {
  const { id } = await api.paymentMethods.attach(paymentMethodId, { customer: customerId }, options())
  return id
}

import { SECOND_MS } from '../../../shared/time.ts'
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

/** A customer that was created since a time (epoch ms) by a call that failed all the same. */
export async function findCustomer(
  { api, options }: StripeSession,
  accountId: string,
  since: number,
): Promise<string | null> {
  const created = { gte: Math.floor(since / SECOND_MS) }
  const { data } = await api.customers.list({ created, limit: 100 }, options())
  return data.find(({ metadata }) => metadata.accountId === accountId)?.id ?? null
}

type Contact = { firstName: string; lastName: string; phone: string; email: string | null }

/** Updates the details that Stripe's invoices and receipts show. */
export async function updateCustomer(
  { api, options }: StripeSession,
  customerId: string,
  { firstName, lastName, phone, email }: Contact,
): Promise<void> {
  const contact = { name: `${firstName} ${lastName}`, phone, ...(email !== null && { email }) }
  await api.customers.update(customerId, contact, options())
}

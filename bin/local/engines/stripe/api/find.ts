import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { findPaymentMethod } from '../billing/cards.ts'
import type { Kind, Records } from '../store.ts'
import { missing } from './stripe-error.ts'

/** The record with an id of the path; throws Stripe's 404. */
export const find = <K extends Kind>({ store }: Account, kind: K, id: string): Records[K] => {
  const found = store.get(kind, id)
  if (found === undefined) throw missing(kind, id, 'id')
  return found
}

/** The record that a parameter names; throws Stripe's 400. */
export const findNamed = <K extends Kind>(
  { store }: Account,
  kind: K,
  id: string,
  param: string,
): Records[K] => {
  const found = store.get(kind, id)
  if (found === undefined) throw missing(kind, id, param, 400)
  return found
}

/** The payment method that a parameter names. A test id stands for a new one. */
export function findNamedPaymentMethod(account: Account, id: string, param: string): Stripe.PaymentMethod {
  const found = findPaymentMethod(account, id)
  if (found === undefined) throw missing('payment_method', id, param, 400)
  return found
}

/** The id in a field that can hold an object. Stored records hold ids only. */
export const idIn = (field: string | { id: string } | null | undefined): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null)

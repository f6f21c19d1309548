import type * as z from 'zod'
import { SignupSubscription } from '../../../../shared/subscriptions/purchase.ts'
import { ADDRESS_FIELDS, type OrderDraft, PERSON_FIELDS, type TextField } from '../draft/order-draft.ts'
import { WITH_UNITS } from '../summary-lines.ts'

const Unpaid = SignupSubscription.omit({ paymentMethodId: true, purchaseId: true })
export type UnpaidOrder = z.output<typeof Unpaid>

/** The order as the server takes it, or the fields that it would refuse. */
export function orderOf(draft: OrderDraft): { order: UnpaidOrder } | { refused: TextField[] } {
  const { plan, quantity, firstName, lastName, email, phone, street, city, state, zip, country } = draft
  const order = Unpaid.safeParse({
    planType: plan,
    quantity,
    firstName,
    lastName,
    email: email.trim(),
    phone,
    shippingAddress: { street, city, state, zip, country },
    orderDevice: WITH_UNITS,
    createAccount: true,
  })
  if (order.success) return { order: order.data }
  const named = new Set(order.error.issues.map(({ path }) => path.at(-1)))
  return { refused: [...PERSON_FIELDS, ...ADDRESS_FIELDS].filter((name) => named.has(name)) }
}

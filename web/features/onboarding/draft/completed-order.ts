import type { OrderDraft } from './order-draft.ts'

/** A paid order, as its completion screen shows it. */
export type CompletedOrder = Pick<OrderDraft, 'email' | 'quantity' | 'street' | 'city'> & {
  orderId: string
  amountCents: number
}

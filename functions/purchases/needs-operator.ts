import { log } from '../runtime/log.ts'

/** The log message that the alarm for payments counts. */
export const NEEDS_OPERATOR = 'payment-needs-operator'

type Why =
  /** A customer disputes a charge: the answer has a deadline. */
  | 'disputed'
  /** Stripe could not make an invoice. */
  | 'invoice-not-finalized'
  /** Stripe refuses the deployment's key. */
  | 'key-refused'
  /** Stripe would charge another amount than was ordered. */
  | 'amount-differs'
  /** An event of Stripe could not be applied, and will not come again. */
  | 'event-not-applied'
  /** Two days later it is still not known whether an order was paid. */
  | 'order-still-open'

/** Reports what only a person can put right. docs/operate.md says how, under "Payments". */
export const needsOperator = (why: Why, fields: Record<string, string | number>): void =>
  log('error', NEEDS_OPERATOR, { why, ...fields })

import { ApiProblem } from '../../../shared/http/client.ts'
import { ChallengeFailed } from '../challenge/answer-until-paid.ts'

/** The fields that both ways of ordering have in common. */
export type PurchaseBody = {
  planType: string
  quantity: number
  orderDevice: boolean
  marineSupport?: boolean
  email?: string
}

/** A purchase that was tried. `mayBePaid`: nobody knows how it ended. */
export type Attempt<Body> = { purchaseId: string; body: Body; mayBePaid: boolean }

/**
 * The attempt for an order: what was tried before goes on under its `purchaseId`, so that nobody pays twice for it. With
 * another order it starts afresh, unless the one before may be paid: `null`.
 */
export function nextAttempt<Body extends PurchaseBody>(
  before: Attempt<Body> | null,
  body: Body,
  newId: () => string,
): Attempt<Body> | null {
  const fresh = () => ({ purchaseId: newId(), body, mayBePaid: false })
  if (before === null) return fresh()
  if (orderedIn(before.body) === orderedIn(body)) return { ...before, body }
  return before.mayBePaid ? null : fresh()
}

const orderedIn = ({ planType, quantity, orderDevice, marineSupport = false, email = '' }: PurchaseBody) =>
  JSON.stringify([planType, quantity, orderDevice, marineSupport, email.toLowerCase()])

/** The bank or the server has said that this purchase is not paid; another card may pay it. */
const UNPAID = new Set(['card-declined', 'payment-method-not-found'])
/** Refused before a payment. */
const NOT_TRIED = new Set(['invalid-body', 'payments-not-set-up', 'too-many-requests', 'unauthenticated'])
/** A purchase that cannot go on. */
const ENDED = new Set(['order-expired', 'purchase-changed'])

/** The attempt to resume after a failure. `null`: the next one is a new purchase. */
export function attemptAfter<Body>(attempt: Attempt<Body>, error: unknown): Attempt<Body> | null {
  if (error instanceof ChallengeFailed) return { ...attempt, mayBePaid: false }
  const code = error instanceof ApiProblem ? error.code : 'unexpected'
  if (ENDED.has(code)) return null
  if (UNPAID.has(code)) return { ...attempt, mayBePaid: false }
  return NOT_TRIED.has(code) ? attempt : { ...attempt, mayBePaid: true }
}

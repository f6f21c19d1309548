import * as z from 'zod'
import { route } from '../http/route.ts'

const time = z.iso.datetime()
export const REASON_MAX = 200

/** Why support changes something, which the owner of the account reads in its log. */
const Reason = z.string().trim().min(1).max(REASON_MAX)

const Success = z.object({ success: z.literal(true) })

const requestCustomerDeletion = route({
  method: 'POST',
  path: '/operator/customers/{accountId}/deletion',
  access: 'operator',
  summary: 'Deletes the account in 24 hours, as its owner has asked; until then the request can be withdrawn',
  body: z.strictObject({ reason: Reason }),
  reply: z.object({ deletesAt: time }),
  refusals: [
    { status: 409, code: 'owns-another-account' },
    { status: 409, code: 'deletion-under-way' },
    { status: 409, code: 'deletion-requested' },
  ],
})

const withdrawCustomerDeletion = route({
  method: 'DELETE',
  path: '/operator/customers/{accountId}/deletion',
  access: 'operator',
  summary: 'Withdraws the request to delete the account, whoever made it',
  reply: Success,
  refusals: [{ status: 409, code: 'no-deletion-requested' }],
})

const resetTwoStep = route({
  method: 'POST',
  path: '/operator/customers/{accountId}/two-step-reset',
  access: 'operator',
  summary: 'Turns off the authenticator app of the account’s owner, and signs them out everywhere',
  body: z.strictObject({ reason: Reason }),
  reply: Success,
  refusals: [{ status: 409, code: 'no-two-step' }],
})

const grantMonth = route({
  method: 'POST',
  path: '/operator/customers/{accountId}/orders/{orderId}/month',
  access: 'operator',
  summary: 'Extends all subscriptions of an order that renew by a month at no cost',
  body: z.strictObject({
    /** When the next payment is due, as the operator saw it, and a month later. */
    seen: time,
    next: time,
    reason: Reason,
    /** The key of one decision: a repeated call grants nothing more. */
    idempotencyKey: z.uuid(),
  }),
  reply: z.object({ nextBillingAt: time.nullable() }),
  refusals: [
    { status: 404, code: 'not-found' },
    /** Not active, or it ends anyway. */
    { status: 409, code: 'nothing-to-extend' },
    /** The next payment is due at another time than `seen`. */
    { status: 409, code: 'period-changed' },
    { status: 503, code: 'payments-not-set-up' },
    { status: 503, code: 'payment-unsure' },
    { status: 402, code: 'card-declined' },
  ],
})

const resendMail = route({
  method: 'POST',
  path: '/operator/customers/{accountId}/mails',
  access: 'operator',
  summary: 'Sends a mail again: that with the temporary password of a new account, or the one about an order',
  body: z.discriminatedUnion('mail', [
    z.strictObject({ mail: z.literal('invitation') }),
    z.strictObject({ mail: z.literal('order'), orderId: z.string().max(40) }),
  ]),
  reply: Success,
  refusals: [
    { status: 409, code: 'already-signed-in' },
    { status: 409, code: 'no-order-mail' },
  ],
})

const openAccount = route({
  method: 'POST',
  path: '/operator/customers/{accountId}/visit',
  access: 'operator',
  summary: 'Opens the account to the operator as a viewer, for as long as its owner allows it',
  reply: z.object({ until: time }),
  refusals: [{ status: 409, code: 'visit-not-allowed' }],
})

/** What support does for a customer. */
export const customerChanges = {
  openAccount,
  requestCustomerDeletion,
  withdrawCustomerDeletion,
  resetTwoStep,
  grantMonth,
  resendMail,
}

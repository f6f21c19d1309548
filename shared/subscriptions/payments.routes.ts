import * as z from 'zod'
import { route } from '../http/route.ts'
import { Billing } from './billing.ts'
import { PaymentMethodId } from './purchase.ts'

const Success = z.object({ success: z.literal(true) })

/** `requiresAction`: the bank asks the payer, whose page confirms it with the client secret. */
const PaymentReply = z.discriminatedUnion('success', [
  Success,
  z.object({ success: z.literal(false), requiresAction: z.literal(true), clientSecret: z.string() }),
])

/** Refusals of every call that needs an answer from Stripe before the request times out. */
export const PAYMENT_REFUSALS = [
  { status: 402, code: 'card-declined' },
  { status: 503, code: 'payments-not-set-up' },
  { status: 503, code: 'payment-unsure' },
] as const

const CARD_REFUSALS = [{ status: 404, code: 'payment-method-not-found' }, ...PAYMENT_REFUSALS] as const

const getBilling = route({
  method: 'GET',
  path: '/vectra/billing',
  access: 'account',
  permission: 'billing:manage',
  summary: 'The saved cards, running purchases and newest invoices of the account',
  reply: Billing,
  refusals: PAYMENT_REFUSALS,
})

const addPaymentMethod = route({
  method: 'POST',
  path: '/vectra/payment-method/add',
  access: 'account',
  permission: 'billing:manage',
  summary: 'Saves a card that the browser made with Stripe',
  body: z.object({ paymentMethodId: PaymentMethodId }),
  reply: PaymentReply,
  refusals: CARD_REFUSALS,
})

const deletePaymentMethod = route({
  method: 'DELETE',
  path: '/vectra/payment-method/{id}',
  access: 'account',
  permission: 'billing:manage',
  summary: 'Removes a saved card',
  reply: Success,
  refusals: CARD_REFUSALS,
})

const setDefaultPaymentMethod = route({
  method: 'PUT',
  path: '/vectra/payment-method/{id}/default',
  access: 'account',
  permission: 'billing:manage',
  summary: 'Pays with this card from now on, also what runs already',
  reply: Success,
  refusals: CARD_REFUSALS,
})

const payInvoice = route({
  method: 'POST',
  path: '/vectra/invoices/{id}/pay',
  access: 'account',
  permission: 'billing:manage',
  summary: 'Pays an open invoice now, with a saved card or the one of the purchase',
  body: z.object({ paymentMethodId: PaymentMethodId.nullable().default(null) }),
  reply: PaymentReply,
  refusals: [{ status: 404, code: 'not-found' }, ...CARD_REFUSALS],
})

const PLAN_REFUSALS = [
  { status: 404, code: 'not-found' },
  { status: 409, code: 'plan-not-switchable' },
  ...PAYMENT_REFUSALS,
] as const

const previewAnnualPlan = route({
  method: 'GET',
  path: '/vectra/subscription/{id}/annual-preview',
  access: 'account',
  permission: 'billing:manage',
  summary: 'What switching the purchase of a subscription to the annual plan costs now',
  reply: z.object({
    /** The amount charged now: the whole year. The rest of the month is not refunded. */
    amountDueCents: z.number().int(),
    /** How many subscriptions are switched: all of the purchase. */
    quantity: z.number().int(),
    renewsAt: z.iso.datetime(),
  }),
  refusals: PLAN_REFUSALS,
})

const switchToAnnualPlan = route({
  method: 'POST',
  path: '/vectra/subscription/{id}/annual',
  access: 'account',
  permission: 'billing:manage',
  summary: 'Switches the purchase of a subscription to the annual plan and pays for it now',
  reply: Success,
  refusals: [{ status: 409, code: 'no-card' }, ...PLAN_REFUSALS],
})

export const payments = {
  getBilling,
  addPaymentMethod,
  setDefaultPaymentMethod,
  payInvoice,
  previewAnnualPlan,
  switchToAnnualPlan,
  deletePaymentMethod,
}

import * as z from 'zod'
import { route, SignedBody } from '../http/route.ts'
import { TRACKER_ID } from '../tracking/topics.ts'
import { Order } from './order.ts'
import { PAYMENT_REFUSALS, payments } from './payments.routes.ts'
import { QUANTITY } from './prices.ts'
import { CreateSubscription, PurchaseReply, SignupReply, SignupSubscription } from './purchase.ts'
import { Subscription } from './subscription.ts'

const Success = z.object({ success: z.literal(true) })

const getSubscriptionStatus = route({
  method: 'GET',
  path: '/vectra/subscription-status',
  access: 'account',
  permission: 'billing:manage',
  summary: 'Whether the account has an active subscription, and its saved customer and payment details',
  reply: z.object({
    hasSubscription: z.boolean(),
    subscriptionStatus: z.string().nullable(),
    customer: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string() }).nullable(),
    savedPaymentMethods: z.array(
      z.object({
        id: z.string(),
        brand: z.string(),
        last4: z.string(),
        expMonth: z.number().int(),
        expYear: z.number().int(),
      }),
    ),
  }),
})

const listSubscriptions = route({
  method: 'GET',
  path: '/vectra/subscriptions',
  access: 'account',
  permission: 'devices:manage',
  summary: 'The subscriptions of the account, each for one device',
  reply: z.object({ subscriptions: z.array(Subscription) }),
})

const listOrders = route({
  method: 'GET',
  path: '/vectra/orders',
  access: 'account',
  permission: 'billing:manage',
  summary: 'The paid orders of GPS units, and how far their shipping is',
  reply: z.object({ orders: z.array(Order) }),
})

const assignSubscription = route({
  method: 'POST',
  path: '/vectra/subscription/{id}/assign',
  access: 'account',
  permission: 'devices:manage',
  summary: 'Assigns a subscription to a device, or moves it there from another: one transfer in 30 days',
  /** Clients also send `deviceName`, which decides nothing. */
  body: z.object({ deviceId: z.string().regex(TRACKER_ID) }),
  reply: Success,
  refusals: [
    { status: 404, code: 'not-found' },
    { status: 409, code: 'subscription-not-active' },
    { status: 409, code: 'device-has-subscription' },
    { status: 409, code: 'transfer-limit-reached' },
  ],
})

const unassignSubscription = route({
  method: 'POST',
  path: '/vectra/subscription/{id}/unassign',
  access: 'account',
  permission: 'devices:manage',
  summary: 'Takes a subscription from its device, which counts as a transfer',
  reply: Success,
  refusals: [
    { status: 404, code: 'not-found' },
    { status: 409, code: 'subscription-not-active' },
    { status: 409, code: 'device-has-subscription' },
    { status: 409, code: 'transfer-limit-reached' },
  ],
})

const PURCHASE_REFUSALS = [
  { status: 404, code: 'payment-method-not-found' },
  { status: 409, code: 'order-expired' },
  { status: 409, code: 'purchase-changed' },
  { status: 429, code: 'too-many-requests' },
  ...PAYMENT_REFUSALS,
] as const

const createSubscription = route({
  method: 'POST',
  path: '/vectra/create-subscription',
  access: 'account',
  permission: 'billing:manage',
  summary: 'Buys subscriptions; the same purchaseId again goes on with the same purchase',
  body: CreateSubscription,
  reply: PurchaseReply,
  refusals: PURCHASE_REFUSALS,
})

const signupSubscription = route({
  method: 'POST',
  path: '/vectra/signup-subscription',
  access: 'public',
  summary:
    'Orders for the owner of a mailbox, without sign-in: creates the account, or waits for the one there is',
  behindFirewall: true,
  body: SignupSubscription,
  reply: SignupReply,
  refusals: [...PURCHASE_REFUSALS, { status: 403, code: 'challenge-required' }],
})

const cancelSubscription = route({
  method: 'POST',
  path: '/vectra/subscription/{id}/cancel',
  access: 'account',
  permission: 'billing:manage',
  summary: 'Cancels a subscription now, without a refund; its device is no longer tracked',
  reply: Success,
  refusals: [{ status: 404, code: 'not-found' }],
})

const cancelAtPeriodEnd = route({
  method: 'POST',
  path: '/vectra/subscription/{id}/cancel-at-period-end',
  access: 'account',
  permission: 'billing:manage',
  summary: 'Cancels a subscription for the end of the paid period',
  reply: Success,
  refusals: [{ status: 404, code: 'not-found' }],
})

const receiveStripeEvent = route({
  method: 'POST',
  path: '/stripe/webhook',
  access: 'public',
  summary: 'Takes an event that Stripe has signed',
  body: SignedBody,
  signedBy: 'stripe-signature',
  reply: z.object({ received: z.literal(true) }),
  refusals: [
    { status: 400, code: 'invalid-signature' },
    { status: 503, code: 'payments-not-set-up' },
    { status: 503, code: 'payment-unsure' },
  ],
})

const createTestSubscriptions = route({
  method: 'POST',
  path: '/vectra/subscription/purchase',
  access: 'account',
  permission: 'billing:manage',
  summary: 'Adds test subscriptions without payment, in testing mode only',
  body: z.object({
    quantity: z.number().int().min(QUANTITY.min).max(QUANTITY.max),
    isTestingMode: z.literal(true),
  }),
  reply: z.object({ success: z.literal(true), subscriptionIds: z.array(z.string()) }),
  refusals: [{ status: 403, code: 'not-in-testing-mode' }],
})

export const subscriptions = {
  getSubscriptionStatus,
  listSubscriptions,
  listOrders,
  assignSubscription,
  unassignSubscription,
  createSubscription,
  signupSubscription,
  cancelSubscription,
  cancelAtPeriodEnd,
  receiveStripeEvent,
  createTestSubscriptions,
  ...payments,
}

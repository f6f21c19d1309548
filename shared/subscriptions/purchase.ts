import * as z from 'zod'
import { PHONE_PATTERN } from '../account/phone-pattern.ts'
import { LANGUAGES } from '../i18n/language.ts'
import { ShippingAddress } from './order.ts'
import { QUANTITY } from './prices.ts'

const Name = z.string().trim().min(1).max(100)
const Quantity = z.number().int().min(QUANTITY.min).max(QUANTITY.max)
const OrderPhone = z.string().trim().min(1).max(30).regex(PHONE_PATTERN, 'invalid-phone')
/** An id that Stripe makes in the browser. */
export const PaymentMethodId = z.string().regex(/^pm_\w{1,100}$/)

/** The fields of both ways of ordering. Amounts are the server's; others in the body are ignored. */
const ordered = {
  paymentMethodId: PaymentMethodId,
  firstName: Name,
  lastName: Name,
  phone: OrderPhone,
  quantity: Quantity,
  shippingAddress: ShippingAddress.nullable().default(null),
  /** Makes repeats of the same purchase one purchase. The server makes one up for a client without it. */
  purchaseId: z.uuid().optional(),
}

const needsAddress = { path: ['shippingAddress'], message: 'address-required' }

/** An annual plan and GPS units need an address. */
export const CreateSubscription = z
  .object({
    ...ordered,
    useSavedPaymentMethod: z.boolean().default(false),
    planType: z.enum(['monthly', 'annual']),
    orderDevice: z.boolean().default(false),
    marineSupport: z.boolean().default(false),
  })
  .refine(
    ({ planType, orderDevice, shippingAddress }) =>
      shippingAddress !== null || (planType === 'monthly' && !orderDevice),
    needsAddress,
  )
  .refine(({ planType, marineSupport }) => !marineSupport || planType === 'annual', {
    path: ['marineSupport'],
    message: 'marine-needs-annual',
  })
export type CreateSubscription = z.infer<typeof CreateSubscription>

export const SignupSubscription = z.object({
  ...ordered,
  email: z.email().max(254),
  planType: z.enum(['monthly', 'annual', 'marine']),
  shippingAddress: ShippingAddress,
  orderDevice: z.boolean().default(true),
  createAccount: z.literal(true),
  /** The language of the emails about the order until the account has chosen its own; the order page sends it. */
  language: z.enum(LANGUAGES).optional(),
  /** Sent for the marine plan by older clients. It decides nothing. */
  stripePriceId: z.string().max(200).nullish(),
})
export type SignupSubscription = z.infer<typeof SignupSubscription>

/** The bank asks the payer; the same call again with the same `purchaseId` completes it. */
const RequiresAction = z.object({
  success: z.literal(false),
  requiresAction: z.literal(true),
  clientSecret: z.string(),
  orderId: z.string(),
})

export const PurchaseReply = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), orderId: z.string(), subscriptionIds: z.array(z.string()) }),
  RequiresAction,
])
export type PurchaseReply = z.infer<typeof PurchaseReply>

/** `amount`: what was charged, in dollars. */
export const SignupReply = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    subscriptionId: z.string(),
    orderId: z.string(),
    amount: z.number(),
  }),
  RequiresAction,
])
export type SignupReply = z.infer<typeof SignupReply>

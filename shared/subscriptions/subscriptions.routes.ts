import * as z from 'zod'
import { route } from '../http/route.ts'

const getSubscriptionStatus = route({
  method: 'GET',
  path: '/vectra/subscription-status',
  access: 'account',
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

export const subscriptions = { getSubscriptionStatus }

import * as z from 'zod'
import { StripeEnvironment } from '../../outside/stripe/environment.ts'

export const SubscriptionsEnvironment = StripeEnvironment.extend({
  ACCOUNTS_TABLE: z.string(),
  BILLING_LOG_TABLE: z.string(),
  DEVICES_TABLE: z.string(),
  DUE_TABLE: z.string(),
  ORDERS_TABLE: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  USER_POOL_ID: z.string(),
  /** The site's URL, to which a bank sends the payer back. */
  SITE_URL: z.url(),
})
export type SubscriptionsEnvironment = z.infer<typeof SubscriptionsEnvironment>

import * as z from 'zod'

export const SubscriptionsEnvironment = z.object({
  DEVICES_TABLE: z.string(),
  ORDERS_TABLE: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
})
export type SubscriptionsEnvironment = z.infer<typeof SubscriptionsEnvironment>

import * as z from 'zod'

export const SubscriptionsEnvironment = z.object({ SUBSCRIPTIONS_TABLE: z.string() })
export type SubscriptionsEnvironment = z.infer<typeof SubscriptionsEnvironment>

import * as z from 'zod'
import { parseSearch } from '../../ui/search-params.ts'

export const TABS = ['mine', 'purchase', 'units', 'pricing'] as const

const SUBSCRIPTION_PARAMS = {
  schema: z.object({
    tab: z.enum(TABS).optional(),
    /** The plan that the purchase starts with. */
    plan: z.enum(['monthly', 'annual', 'marine']).optional(),
  }),
  parts: { tab: 'view', plan: 'view' },
} as const

/** The query of a link to the subscriptions. */
export type SubscriptionSearch = z.infer<typeof SUBSCRIPTION_PARAMS.schema> & { ignored?: string }

/** Parses the query of the subscription page. */
export const subscriptionSearch = (query: Record<string, unknown>): SubscriptionSearch =>
  parseSearch(SUBSCRIPTION_PARAMS, query)

import * as z from 'zod'

const Count = z.number().int()

/** Notifications of some days, counted by their outcome. */
export const NotificationAnalytics = z.object({
  deliveryStats: z.object({
    /** Without the suppressed ones. */
    total: Count,
    /** Accepted by the provider, or confirmed by it. */
    delivered: Count,
    failed: Count,
    pending: Count,
    /** Not sent on purpose: no consent, a limit, quiet hours. */
    suppressed: Count,
  }),
  channelData: z.array(z.object({ name: z.enum(['Email', 'SMS', 'Push', 'Webhook']), value: Count })),
  /** The days (`YYYY-MM-DD`, the account's time zone), oldest first. */
  trendData: z.array(z.object({ date: z.string(), notifications: Count })),
  /** By the number of triggers. `success` counts those of which somebody was notified. */
  rulePerformance: z.array(
    z.object({ ruleId: z.string(), rule: z.string(), triggers: Count, success: Count }),
  ),
  /** Whether there were too many events: then the oldest are not counted. */
  isComplete: z.boolean(),
})
export type NotificationAnalytics = z.infer<typeof NotificationAnalytics>

export const ANALYTICS_DAYS = { min: 1, max: 90, default: 7 } as const

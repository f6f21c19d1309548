import * as z from 'zod'

/** The devices and geofences of a report. An empty list stands for all of them. */
export const ReportFilters = z.strictObject({
  devices: z.array(z.string().max(64)).max(10_000).default([]),
  geofences: z.array(z.string().max(64)).max(1_000).default([]),
  /** Devices without a subscription as well. */
  includeInactive: z.boolean().default(false),
})
export type ReportFilters = z.infer<typeof ReportFilters>

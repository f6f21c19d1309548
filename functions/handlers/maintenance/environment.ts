import * as z from 'zod'

export const MaintenanceEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  DEVICES_TABLE: z.string(),
  MAINTENANCE_TABLE: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  TRAILS_TABLE: z.string(),
})
export type MaintenanceEnvironment = z.infer<typeof MaintenanceEnvironment>

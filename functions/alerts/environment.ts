import * as z from 'zod'

export const AlertsEnvironment = z.object({ DEVICES_TABLE: z.string() })
export type AlertsEnvironment = z.infer<typeof AlertsEnvironment>

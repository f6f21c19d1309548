import * as z from 'zod'

export const TelemetryEnvironment = z.object({ TRACKERS_TABLE: z.string(), TRAILS_TABLE: z.string() })
export type TelemetryEnvironment = z.infer<typeof TelemetryEnvironment>

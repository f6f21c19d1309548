import * as z from 'zod'

export const TelemetryEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  DEVICES_TABLE: z.string(),
  DUE_TABLE: z.string(),
  EVENTS_TABLE: z.string(),
  GEOFENCES_TABLE: z.string(),
  MAINTENANCE_TABLE: z.string(),
  RULES_TABLE: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  TRACKERS_TABLE: z.string(),
  TRAILS_TABLE: z.string(),
  NOTIFY_QUEUE_URL: z.url(),
  /** In front of every MQTT topic of this deployment; empty in production. */
  TOPIC_NAMESPACE: z.string(),
})
export type TelemetryEnvironment = z.infer<typeof TelemetryEnvironment>

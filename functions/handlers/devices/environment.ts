import * as z from 'zod'

export const DevicesEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  DEVICES_TABLE: z.string(),
  DUE_TABLE: z.string(),
  GEOFENCES_TABLE: z.string(),
  LOGBOOK_TABLE: z.string(),
  MAINTENANCE_TABLE: z.string(),
  RECIPIENTS_TABLE: z.string(),
  RULES_TABLE: z.string(),
  SCHEDULES_TABLE: z.string(),
  SHARES_TABLE: z.string(),
  SHARES_LINK_INDEX: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  TRACKERS_TABLE: z.string(),
  TRAILS_TABLE: z.string(),
  /** Where trackers connect: `mqtts://host:8883`, or `mqtt://` without TLS. */
  TRACKER_ENDPOINT: z.url(),
  /** In front of every MQTT topic of this deployment; empty in production. */
  TOPIC_NAMESPACE: z.string(),
})
export type DevicesEnvironment = z.infer<typeof DevicesEnvironment>

import * as z from 'zod'
import { StripeEnvironment } from '../../outside/stripe/environment.ts'

export const TickEnvironment = StripeEnvironment.extend({
  ACCOUNTS_TABLE: z.string(),
  BILLING_LOG_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  DEVICES_TABLE: z.string(),
  DUE_TABLE: z.string(),
  EVENTS_TABLE: z.string(),
  GEOFENCES_TABLE: z.string(),
  LOGBOOK_TABLE: z.string(),
  MAINTENANCE_TABLE: z.string(),
  ORDERS_TABLE: z.string(),
  RECIPIENTS_TABLE: z.string(),
  REPORTS_TABLE: z.string(),
  RULES_TABLE: z.string(),
  SCHEDULES_TABLE: z.string(),
  SHARES_TABLE: z.string(),
  SHARES_LINK_INDEX: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  TRACKERS_TABLE: z.string(),
  TRAILS_TABLE: z.string(),
  NOTIFY_QUEUE_URL: z.url(),
  REPORT_QUEUE_URL: z.url(),
  /** The deletions and exports of accounts. */
  ACCOUNT_JOBS_URL: z.url(),
  USER_POOL_ID: z.string(),
  /** The sender of emails about payments, and its configuration set; empty where the operator has set none. */
  MAIL_FROM: z.string(),
  CONFIGURATION_SET: z.string(),
  /** Where the operator reads of deletions of accounts; empty for nowhere. */
  OPERATOR_EMAIL: z.string(),
  /** Where the operator receives orders; empty where none is set. */
  ORDERS_EMAIL: z.string(),
  SITE_URL: z.url(),
  /** Work that keeps failing. */
  DEAD_LETTERS_URL: z.url(),
  /** In front of every MQTT topic of this deployment; empty in production. */
  TOPIC_NAMESPACE: z.string(),
})
export type TickEnvironment = z.infer<typeof TickEnvironment>

import * as z from 'zod'
import { StripeEnvironment } from '../../outside/stripe/environment.ts'

export const AccountJobsEnvironment = StripeEnvironment.extend({
  ACCOUNTS_TABLE: z.string(),
  BILLING_LOG_TABLE: z.string(),
  CERTIFICATES_TABLE: z.string(),
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
  SUBSCRIPTIONS_TABLE: z.string(),
  TRACKERS_TABLE: z.string(),
  TRAILS_TABLE: z.string(),
  ACCOUNT_JOBS_URL: z.url(),
  PRIVATE_FILES_BUCKET: z.string(),
  USER_POOL_ID: z.string(),
  /** The sender of emails and its configuration set; empty where the operator has set none. */
  MAIL_FROM: z.string(),
  CONFIGURATION_SET: z.string(),
  /** The keys from which the one is derived that signs receipts. */
  LINK_SECRET_ID: z.string(),
})
export type AccountJobsEnvironment = z.infer<typeof AccountJobsEnvironment>

/** Lambda sets it; the extension that reads secrets demands it. */
export const SessionEnvironment = z.object({ AWS_SESSION_TOKEN: z.string() })

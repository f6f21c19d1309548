import * as z from 'zod'
import { UnconfirmedPerDay } from '../../messages/unconfirmed-limit.ts'

export const NotifyEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  DEVICES_TABLE: z.string(),
  DUE_TABLE: z.string(),
  EVENTS_TABLE: z.string(),
  GEOFENCES_TABLE: z.string(),
  RECIPIENTS_TABLE: z.string(),
  REPORTS_TABLE: z.string(),
  RULES_TABLE: z.string(),
  SCHEDULES_TABLE: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  USER_POOL_ID: z.string(),
  /** With the files of reports. */
  PRIVATE_FILES_BUCKET: z.string(),
  /** The sender of emails; empty if the operator has set none. */
  MAIL_FROM: z.string(),
  /** SES's settings for our emails; empty without a sender. */
  CONFIGURATION_SET: z.string(),
  /** ISO 3166 codes, separated by commas; empty if the operator allows no texts. */
  SMS_COUNTRIES: z.string(),
  UNCONFIRMED_PER_DAY: UnconfirmedPerDay,
  /** The secret that holds the keys of recipients' links. */
  LINK_SECRET_ID: z.string(),
  /** The secret that the key pair of push messages is derived from. */
  PUSH_SECRET_ID: z.string(),
  SECRETS_ENDPOINT: z.url(),
  /** The site's URL, which links start with and no webhook may call. */
  SITE_URL: z.url(),
  /** The API's own host, which no webhook may call. */
  API_HOST: z.string(),
})
export type NotifyEnvironment = z.infer<typeof NotifyEnvironment>

/** Set by the local run only: `host:port` of this machine that webhooks may call. */
export const LocalWebhooks = z.object({ WEBHOOKS_TO: z.string().optional() })

/** Set by the local run only: `host:port` of its push service. */
export const LocalPushService = z.object({ PUSHES_TO: z.string().optional() })

/** Set by Lambda: the session token of the function's role, which the extension for secrets requires. */
export const SessionEnvironment = z.object({ AWS_SESSION_TOKEN: z.string() })

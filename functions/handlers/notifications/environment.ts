import * as z from 'zod'

export const NotificationsEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  EVENTS_TABLE: z.string(),
  RECIPIENTS_TABLE: z.string(),
  DUE_TABLE: z.string(),
  REPORTS_TABLE: z.string(),
  PRIVATE_FILES_BUCKET: z.string(),
  USER_POOL_ID: z.string(),
  NOTIFY_QUEUE_URL: z.url(),
  /** The secret that holds the keys of recipients' links. */
  LINK_SECRET_ID: z.string(),
  /** The secret that the key pair of push messages is derived from. */
  PUSH_SECRET_ID: z.string(),
  SECRETS_ENDPOINT: z.url(),
  /** The site's URL, which must not be registered as a push service. */
  SITE_URL: z.url(),
})
export type NotificationsEnvironment = z.infer<typeof NotificationsEnvironment>

/** Set by Lambda: the session token of the function's role, which the extension for secrets requires. */
export const SessionEnvironment = z.object({ AWS_SESSION_TOKEN: z.string() })

/** Set by the local run only: `host:port` of its push service. */
export const LocalPushService = z.object({ PUSHES_TO: z.string().optional() })

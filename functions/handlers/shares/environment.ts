import * as z from 'zod'

export const SharesEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  DEVICES_TABLE: z.string(),
  SHARES_TABLE: z.string(),
  SHARES_LINK_INDEX: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  TRAILS_TABLE: z.string(),
  /** The secret that holds the keys of share links. */
  SHARE_SECRET_ID: z.string(),
  /** The endpoint of the Lambda extension for secrets. */
  SECRETS_ENDPOINT: z.url(),
  /** The site's URL, which links start with; without a trailing slash. */
  SITE_URL: z.url(),
})
export type SharesEnvironment = z.infer<typeof SharesEnvironment>

/** Set by Lambda: the session token of the function's role, which the extension for secrets requires. */
export const SessionEnvironment = z.object({ AWS_SESSION_TOKEN: z.string() })

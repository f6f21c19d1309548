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
  /** Where secrets are asked for. */
  SECRETS_ENDPOINT: z.url(),
  /** The address of the site, without a slash at its end: links begin with it. */
  SITE_URL: z.url(),
})
export type SharesEnvironment = z.infer<typeof SharesEnvironment>

/** Lambda's own: the session of the function's role, which the extension for secrets wants to see. */
export const SessionEnvironment = z.object({ AWS_SESSION_TOKEN: z.string() })

import * as z from 'zod'

export const AuthorizeEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  TRACKERS_TABLE: z.string(),
  /** `arn:aws:iot:region:account` */
  IOT_ARN: z.string(),
  USER_POOL_ID: z.string(),
  USER_POOL_CLIENT_ID: z.string(),
  /** The full URL of the user pool's JWKS document. */
  USER_POOL_KEYS_URL: z.url(),
  /** In front of every MQTT topic of this deployment; empty in production. */
  TOPIC_NAMESPACE: z.string(),
})
export type AuthorizeEnvironment = z.infer<typeof AuthorizeEnvironment>

import * as z from 'zod'

export const CertificatesEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  CERTIFICATES_TABLE: z.string(),
  CERTIFICATES_NUMBER_INDEX: z.string(),
  DEVICES_TABLE: z.string(),
  GEOFENCES_TABLE: z.string(),
  ORDERS_TABLE: z.string(),
  RULES_TABLE: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  USER_POOL_ID: z.string(),
  /** The site's URL, without a trailing slash. */
  SITE_URL: z.url(),
})
export type CertificatesEnvironment = z.infer<typeof CertificatesEnvironment>

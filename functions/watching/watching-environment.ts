import * as z from 'zod'

/** What every feature about geofences, rules and their events reads. */
export const WatchingEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  DEVICES_TABLE: z.string(),
  EVENTS_TABLE: z.string(),
  GEOFENCES_TABLE: z.string(),
  RULES_TABLE: z.string(),
  SUBSCRIPTIONS_TABLE: z.string(),
  TRAILS_TABLE: z.string(),
  /** The site's URL, which no webhook may call. */
  SITE_URL: z.url(),
})

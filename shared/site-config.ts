import * as z from 'zod'

/** MapLibre style documents by the name of the look; `null` where the operator has no key for it. */
const MapStyles = z.object({
  streets: z.string(),
  dark: z.string(),
  satellite: z.string().nullable(),
  /** Satellite with roads and names on it. */
  satelliteStreets: z.string().nullable(),
})

/** What the site reads at its start from `/config.json`. */
export const SiteConfig = z.object({
  apiUrl: z.string(),
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string(),
  hostedLoginDomain: z.string().nullable(),
  liveUrl: z.string().nullable(),
  mqtt: z.object({ host: z.string(), port: z.number().int(), tls: z.boolean() }),
  maps: z.object({ styles: MapStyles }),
  testingMode: z.boolean(),
  stripePublishableKey: z.string().nullable(),
  version: z.string(),
})
export type SiteConfig = z.infer<typeof SiteConfig>

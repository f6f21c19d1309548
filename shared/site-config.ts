import * as z from 'zod'

/** The URLs of MapLibre styles; `null` where the operator has no key for the imagery. */
const MapStyles = z.object({
  streets: z.string(),
  dark: z.string(),
  satellite: z.string().nullable(),
  /** Satellite imagery with roads and labels. */
  satelliteStreets: z.string().nullable(),
})

/** `/config.json`, which the site loads at startup. */
export const SiteConfig = z.object({
  apiUrl: z.string(),
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string(),
  hostedLoginDomain: z.string().nullable(),
  liveUrl: z.string().nullable(),
  /** In front of every MQTT topic of this deployment; empty in production. */
  topicNamespace: z.string().default(''),
  mqtt: z.object({ host: z.string(), port: z.number().int(), tls: z.boolean() }),
  maps: z.object({
    styles: MapStyles,
    /** The tiles with buoys and lights, as MapLibre takes them; `null` where the operator does without. */
    seamarks: z.string().nullable().default(null),
  }),
  testingMode: z.boolean(),
  stripePublishableKey: z.string().nullable(),
  version: z.string(),
})
export type SiteConfig = z.infer<typeof SiteConfig>

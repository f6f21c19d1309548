import * as z from 'zod'

export const TRAIL_COLUMNS_MEDIA_TYPE = 'application/vnd.vectra.trail+json'

/**
 * A trail as columns of integers: the first value of a column stands as it is, each later one as the
 * difference to the value before it. Times are epoch seconds, coordinates degrees x 1e6, speed tenths of
 * km/h, heading degrees, altitude metres; `null` is unknown, and the next difference counts from the last known.
 */
export const TrailColumns = z.object({
  version: z.literal(1),
  count: z.number().int(),
  time: z.array(z.number().int()),
  latitude: z.array(z.number().int()),
  longitude: z.array(z.number().int()),
  speed: z.array(z.number().int().nullable()),
  heading: z.array(z.number().int().nullable()),
  altitude: z.array(z.number().int().nullable()),
})
export type TrailColumns = z.infer<typeof TrailColumns>

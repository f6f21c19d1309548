import * as z from 'zod'

export const TRAIL_COLUMNS_MEDIA_TYPE = 'application/vnd.vectra.trail+json'

/**
 * A trail as columns of integers: the first value of each column as it is, then the difference of each value from
 * the last known one, `null` where it is unknown. Times are epoch seconds, coordinates degrees × 1e6, speeds tenths
 * of km/h, headings degrees, altitudes metres.
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

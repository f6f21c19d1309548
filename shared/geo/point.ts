import * as z from 'zod'

/** A point on the globe, in degrees. `[lng, lat]` is used for GeoJSON only. */
export const Point = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
export type Point = z.infer<typeof Point>

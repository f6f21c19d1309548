import * as z from 'zod'

/** A place on the globe, in degrees. `[lng, lat]` exists only where GeoJSON is made. */
export const Point = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
export type Point = z.infer<typeof Point>

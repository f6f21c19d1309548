import * as z from 'zod'

/** The positions of an explanation, from half an hour before its time to half an hour after. */
export const PositionsAround = z.array(
  z.object({
    latitude: z.number(),
    longitude: z.number(),
    timestamp: z.iso.datetime(),
    /** Whether the position was held, and so did not count. */
    held: z.boolean(),
  }),
)

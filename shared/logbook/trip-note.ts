import * as z from 'zod'

export const TRIP_NOTE_MAX = 500

export const TripPurpose = z.enum(['business', 'private'])
export type TripPurpose = z.infer<typeof TripPurpose>

/** The owner's note on the trip that was under way at `start`. Late positions may move a trip's start. */
export const TripNote = z.object({
  deviceId: z.string(),
  start: z.iso.datetime(),
  purpose: TripPurpose.nullable(),
  note: z.string().max(TRIP_NOTE_MAX).nullable(),
})
export type TripNote = z.infer<typeof TripNote>

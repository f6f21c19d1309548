import * as z from 'zod'

/** The most positions of one call; its body stays under a megabyte. */
export const IMPORTED_AT_ONCE_MAX = 5_000

/** A past position. What is not known is left out. */
export const ImportedPosition = z.object({
  time: z.iso.datetime({ offset: true }),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  speedKmh: z.number().optional(),
  course: z.number().optional(),
  altitudeM: z.number().optional(),
  accuracyM: z.number().optional(),
  satellites: z.number().optional(),
  hdop: z.number().optional(),
  ignition: z.boolean().optional(),
  batteryVolts: z.number().optional(),
  batteryPercent: z.number().optional(),
  odometerKm: z.number().optional(),
  engineHours: z.number().optional(),
})
export type ImportedPosition = z.infer<typeof ImportedPosition>

export const ImportReport = z.object({
  stored: z.number().int(),
  /** Stored before. */
  repeated: z.number().int(),
  /** Older than the history that the account keeps. */
  tooOld: z.number().int(),
  inFuture: z.number().int(),
})
export type ImportReport = z.infer<typeof ImportReport>

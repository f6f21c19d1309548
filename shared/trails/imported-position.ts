import * as z from 'zod'
import { entriesOf } from '../entries-of.ts'

/** The most positions of one call; its body stays under a megabyte. */
export const IMPORTED_AT_ONCE_MAX = 5_000

const Reading = z.number().optional()
const READINGS = {
  speedKmh: Reading,
  course: Reading,
  altitudeM: Reading,
  accuracyM: Reading,
  satellites: Reading,
  hdop: Reading,
  batteryVolts: Reading,
  batteryPercent: Reading,
  odometerKm: Reading,
  engineHours: Reading,
}
/** The measured readings that a past position may have. */
export const IMPORTED_READINGS = entriesOf(READINGS).map(([name]) => name)

/** A past position. What is not known is left out. */
export const ImportedPosition = z.object({
  time: z.iso.datetime({ offset: true }),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  ignition: z.boolean().optional(),
  ...READINGS,
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

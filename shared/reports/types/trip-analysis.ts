import * as z from 'zod'
import { fill } from '../../i18n/fill.ts'
import { TripPurpose } from '../../logbook/trip-note.ts'
import { MINUTE_MS } from '../../time.ts'
import { STOPPED_AFTER_MS } from '../../tracking/motion/motion.ts'
import type { Period } from '../period.ts'
import type { ReportDefinition, ReportInput } from '../report-input.ts'
import { completenessOf } from './common/completeness.ts'
import { clockChanges } from './common/definitions.ts'
import { headOf } from './common/head.ts'
import { TripPart, tripPart } from './common/json-parts.ts'
import { type NotedTrip, notedTrips } from './common/noted-trips.ts'
import { type Pen, penOf } from './common/pen.ts'
import { purposeSums } from './trips/purpose-sums.ts'
import { tripSections } from './trips/trip-sections.ts'

export const TripAnalysisParts = z.object({
  trips: z.array(TripPart),
  /** The sums of each device's trips by purpose; `null` for trips that are not marked. */
  purposes: z.array(
    z.object({
      deviceId: z.string(),
      purpose: TripPurpose.nullable(),
      trips: z.number().int(),
      distanceKm: z.number(),
      minutes: z.number(),
    }),
  ),
})
type TripAnalysisParts = z.infer<typeof TripAnalysisParts>

/** The trips as a logbook lists them, with their sums by device and purpose. */
export const tripAnalysis: ReportDefinition = {
  needs: { figures: true, notes: true },
  build(input) {
    const pen = penOf(input.writing)
    const head = headOf(input, 'trip_analysis', pen)
    const trips = input.devices.flatMap((device) => notedTrips(device))
    const document = {
      ...head,
      sections: tripSections(input, trips, pen),
      completeness: completenessOf(input, pen),
      definitions: tripDefinitions(input.period, head.timezone, pen),
    }
    return { document, parts: partsOf(input, trips) }
  },
}

const partsOf = (input: ReportInput, trips: readonly NotedTrip[]): TripAnalysisParts => ({
  trips: trips.map((trip) => tripPart(trip, input)),
  purposes: purposeSums(trips, input.generatedAt).map(({ device, ...sums }) => ({
    deviceId: device.deviceId,
    ...sums,
  })),
})

/** The definition of a trip in the logbook. */
function tripDefinitions(period: Period, zone: string, pen: Pen): string[] {
  const { trip, private: hidden, notMarked, late } = pen.texts.tripAnalysis.definitions
  const { distance, average, times } = pen.common.definitions
  return [
    fill(trip, { duration: pen.duration(STOPPED_AFTER_MS / MINUTE_MS) }),
    distance,
    average,
    hidden,
    notMarked,
    late,
    fill(times, { zone }),
    ...clockChanges(period, pen),
  ]
}

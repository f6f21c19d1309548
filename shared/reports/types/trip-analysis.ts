import * as z from 'zod'
import { TripPurpose } from '../../logbook/trip-note.ts'
import type { ReportDefinition, ReportInput } from '../report-input.ts'
import { completenessOf } from './common/completeness.ts'
import { headOf } from './common/head.ts'
import { TripPart, tripPart } from './common/json-parts.ts'
import { type NotedTrip, notedTrips } from './common/noted-trips.ts'
import { penOf } from './common/pen.ts'
import { purposeSums } from './trips/purpose-sums.ts'
import { tripDefinitions } from './trips/trip-definitions.ts'
import { tripSections } from './trips/trip-sections.ts'

export const TripAnalysisParts = z.object({
  trips: z.array(TripPart),
  /** What the trips of each device add up to, by purpose; `null` for those that are not marked. */
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

/** Each trip, as a logbook lists it, and what they add up to by device and purpose. */
export const tripAnalysis: ReportDefinition = {
  needs: {
    figures: true,
    figuresBefore: false,
    events: false,
    eventsBefore: false,
    visits: false,
    trails: false,
    notes: true,
    maintenance: false,
  },
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

import * as z from 'zod'
import { toIsoOrNull } from '../../time.ts'
import type { ReportDefinition, ReportInput } from '../report-input.ts'
import { completenessOf } from './common/completeness.ts'
import { definitionsOf } from './common/definitions.ts'
import { headOf } from './common/head.ts'
import { StopPart, stopPart, TripPart, tripPart } from './common/json-parts.ts'
import { penOf } from './common/pen.ts'
import { daySections } from './daily/day-section.ts'
import { type DeviceDay, deviceDays } from './daily/device-days.ts'
import { overviewSections } from './daily/overview.ts'

export const DailySummaryParts = z.object({
  days: z.array(
    z.object({
      deviceId: z.string(),
      date: z.iso.date(),
      firstMovedAt: z.iso.datetime().nullable(),
      lastMovedAt: z.iso.datetime().nullable(),
      events: z.number().int(),
      trips: z.array(TripPart),
      stops: z.array(StopPart),
    }),
  ),
})
type DailySummaryParts = z.infer<typeof DailySummaryParts>

/** The day of each device: when it moved, how far, where it stood, and what happened. */
export const dailySummary: ReportDefinition = {
  needs: {
    figures: true,
    // A private trip that began the day before hides where it ended.
    figuresBefore: true,
    events: true,
    trails: true,
    notes: true,
  },
  build(input) {
    const pen = penOf(input.writing)
    const head = headOf(input, 'daily_summary', pen)
    const days = deviceDays(input)
    const document = {
      ...head,
      sections: [...overviewSections(input, pen), ...daySections(input, days, pen)],
      completeness: completenessOf(input, pen),
      definitions: definitionsOf(input.period, head.timezone, pen),
    }
    return { document, parts: partsOf(days, input) }
  },
}

const partsOf = (days: readonly DeviceDay[], input: ReportInput): DailySummaryParts => ({
  days: days.map(({ device, figures, trips, stops, events }) => ({
    deviceId: device.deviceId,
    date: figures.date,
    firstMovedAt: toIsoOrNull(figures.firstMovedAt),
    lastMovedAt: toIsoOrNull(figures.lastMovedAt),
    events: events.length,
    trips: trips.map((trip) => tripPart(trip, input)),
    stops: stops.map(({ isHidden, ...stop }) => stopPart(stop, isHidden, input)),
  })),
})

import * as z from 'zod'
import type { Point } from '../../../geo/point.ts'
import { TripPurpose } from '../../../logbook/trip-note.ts'
import { toIso, toIsoOrNull } from '../../../time.ts'
import type { DayStop } from '../../figures/day-figures.ts'
import type { ReportInput } from '../../report-input.ts'
import { hidesPlaces, type NotedTrip } from './noted-trips.ts'
import type { DayRow } from './rows.ts'

export const PlacePart = z.object({ latitude: z.number(), longitude: z.number(), name: z.string() })

export const TripPart = z.object({
  deviceId: z.string(),
  start: z.iso.datetime(),
  /** `null` while it goes on. */
  end: z.iso.datetime().nullable(),
  /** `null` for a private trip. */
  from: PlacePart.nullable(),
  to: PlacePart.nullable(),
  distanceKm: z.number(),
  maxSpeedKmh: z.number().nullable(),
  averageSpeedKmh: z.number().nullable(),
  purpose: TripPurpose.nullable(),
  note: z.string().nullable(),
})
export type TripPart = z.infer<typeof TripPart>

export const StopPart = z.object({
  start: z.iso.datetime(),
  end: z.iso.datetime().nullable(),
  /** `null` after a private trip. */
  place: PlacePart.nullable(),
  idleMinutes: z.number().nullable(),
})
export type StopPart = z.infer<typeof StopPart>

type Places = Pick<ReportInput, 'placeName'>

export function tripPart(trip: NotedTrip, places: Places): TripPart {
  const isHidden = hidesPlaces(trip)
  return {
    deviceId: trip.device.deviceId,
    start: toIso(trip.start),
    end: toIsoOrNull(trip.end),
    from: isHidden ? null : placePart(trip.from, places),
    to: isHidden || trip.to === null ? null : placePart(trip.to, places),
    distanceKm: trip.distanceKm,
    maxSpeedKmh: trip.maxSpeedKmh,
    averageSpeedKmh: trip.averageSpeedKmh,
    purpose: trip.note?.purpose ?? null,
    note: trip.note?.note ?? null,
  }
}

export const stopPart = ({ start, end, place, idleMinutes }: DayStop, isHidden: boolean, places: Places) => ({
  start: toIso(start),
  end: toIsoOrNull(end),
  place: isHidden ? null : placePart(place, places),
  idleMinutes,
})

export const placePart = (at: Point, { placeName }: Places) => ({
  latitude: at.lat,
  longitude: at.lng,
  name: placeName(at),
})

export const TotalsPart = z.object({
  distanceKm: z.number(),
  drivingMinutes: z.number(),
  idleMinutes: z.number(),
  stoppedMinutes: z.number(),
  engineMinutes: z.number().nullable(),
  maxSpeedKmh: z.number().nullable(),
  averageSpeedKmh: z.number().nullable(),
  trips: z.number().int(),
  stops: z.number().int(),
  minutesWithoutContact: z.number(),
})

/** A day of all devices together. */
export const DayPart = TotalsPart.extend({
  date: z.iso.date(),
  devicesUsed: z.number().int(),
  events: z.number().int(),
})
export type DayPart = z.infer<typeof DayPart>

export const dayPart = ({ day, totals, devicesUsed, events }: DayRow): DayPart => ({
  date: day.date,
  ...totals,
  devicesUsed,
  events,
})

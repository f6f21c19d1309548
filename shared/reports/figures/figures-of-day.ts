import { MINUTE_MS } from '../../time.ts'
import type { StopSpan, TripSpan } from '../../tracking/motion/trips.ts'
import type { LocalDay } from '../period.ts'
import type { DayFigures, DayStop, DayTrip } from './day-figures.ts'
import { daySpans } from './day-spans.ts'
import { HOURS_OF_DAY, type LocalHour } from './local-hours.ts'
import { rangeFigures } from './range-figures.ts'
import { msWithin, overlapping, type TimeSpan } from './time-spans.ts'
import type { Timeline } from './timeline.ts'

/**
 * The figures of a device on a local day. `hours` are the hours of that day (`localHours`), `ownedSince` is when the
 * account got the device, epoch milliseconds: the time before counts nowhere. Minutes are not rounded.
 */
export function figuresOfDay(
  timeline: Timeline,
  day: LocalDay,
  hours: readonly LocalHour[],
  ownedSince: number,
): DayFigures {
  const range = { from: Math.min(Math.max(day.from, ownedSince), day.to), to: day.to }
  const figures = rangeFigures(timeline, range)
  const startsWithin = ({ start }: TripSpan | StopSpan) => start >= range.from && start < range.to
  return {
    date: day.date,
    distanceKm: figures.distanceKm,
    drivingMinutes: minutes(figures.drivingMs),
    idleMinutes: minutes(figures.idleMs),
    stoppedMinutes: minutes(figures.stoppedMs),
    engineMinutes: figures.engineMs === null ? null : minutes(figures.engineMs),
    minutesWithoutContact: minutes(figures.unknownMs),
    maxSpeedKmh: figures.maxSpeedKmh,
    averageSpeedKmh: figures.averageSpeedKmh,
    firstMovedAt: figures.firstMovedAt,
    lastMovedAt: figures.lastMovedAt,
    spans: daySpans(timeline, range),
    drivingByHour: drivingByHour(timeline, hours, range),
    trips: timeline.trips.filter(startsWithin).map(tripOf),
    stops: timeline.stops.filter(startsWithin).map(stopOf),
    odometerKm: figures.odometerKm,
  }
}

const minutes = (ms: number) => ms / MINUTE_MS

function drivingByHour({ driving, until }: Timeline, hours: readonly LocalHour[], range: TimeSpan): number[] {
  const byHour = Array.from({ length: HOURS_OF_DAY }, () => 0)
  const driven = overlapping(driving, range)
  for (const { from, to, hour } of hours) {
    const part = { from: Math.max(from, range.from), to: Math.min(to, until) }
    byHour[hour] = (byHour[hour] ?? 0) + msWithin(driven, part)
  }
  return byHour.map(minutes)
}

const tripOf = ({ first, last, travel, ...trip }: TripSpan): DayTrip => trip
const stopOf = ({ start, end, place, idleMinutes }: StopSpan): DayStop => ({
  start,
  end,
  place: { lat: place.lat, lng: place.lng },
  idleMinutes,
})

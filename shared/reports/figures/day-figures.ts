import type { Point } from '../../geo/point.ts'
import { MINUTE_MS } from '../../time.ts'

/** A trip in the figures of the day on which it starts, whole. Times are epoch milliseconds. */
export type DayTrip = {
  start: number
  /** `null` while it goes on. */
  end: number | null
  from: Point
  to: Point | null
  distanceKm: number
  maxSpeedKmh: number | null
  averageSpeedKmh: number | null
}

/** A stop of 5 minutes or more in the figures of the day on which it starts. */
export type DayStop = { start: number; end: number | null; place: Point; idleMinutes: number | null }

/** A state of a device for a part of a day. Epoch milliseconds. */
export type DaySpan = { from: number; to: number; state: 'driving' | 'idle' | 'stopped' | 'noContact' }

/**
 * What reports need of a device on a local day. Its minutes are those of the day, up to now: driving, idle, stopped and
 * without contact. A trip or stop that crosses midnight counts on both days by its parts, and is listed on the first.
 */
export type DayFigures = {
  /** `YYYY-MM-DD` */
  date: string
  distanceKm: number
  drivingMinutes: number
  /** Standing with the engine on. */
  idleMinutes: number
  stoppedMinutes: number
  /** `null` where the tracker never says whether the engine is on. */
  engineMinutes: number | null
  /** The time of which nothing is known, so that the other figures may be too low. */
  minutesWithoutContact: number
  maxSpeedKmh: number | null
  averageSpeedKmh: number | null
  /** Epoch milliseconds. */
  firstMovedAt: number | null
  lastMovedAt: number | null
  /** The states from the start of the day up to now, in order: each minute of the figures above is in one of them. */
  spans: readonly DaySpan[]
  /** Minutes of driving by the hour of the local clock, 24 of them. */
  drivingByHour: readonly number[]
  trips: readonly DayTrip[]
  stops: readonly DayStop[]
  /** The tracker's odometer at the end of the day. */
  odometerKm: number | null
}

/**
 * A day without a position, from its start to its end, epoch milliseconds. Time that has not passed, or before the
 * device was added, is no part of it.
 */
export const emptyDay = (date: string, from: number, to: number): DayFigures => ({
  date,
  distanceKm: 0,
  drivingMinutes: 0,
  idleMinutes: 0,
  stoppedMinutes: 0,
  engineMinutes: null,
  minutesWithoutContact: (to - from) / MINUTE_MS,
  maxSpeedKmh: null,
  averageSpeedKmh: null,
  firstMovedAt: null,
  lastMovedAt: null,
  spans: from < to ? [{ from, to, state: 'noContact' }] : [],
  drivingByHour: Array.from({ length: 24 }, () => 0),
  trips: [],
  stops: [],
  odometerKm: null,
})

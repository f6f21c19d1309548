import type { DayFigures } from './day-figures.ts'

/** The sums of days: of a device, or of all devices of a report. */
export type Totals = {
  distanceKm: number
  drivingMinutes: number
  /** Standing with the engine on. */
  idleMinutes: number
  stoppedMinutes: number
  /** The sum over the days on which it is known; `null` if it never is. */
  engineMinutes: number | null
  /** The time of which nothing is known, so that the other figures may be too low. */
  minutesWithoutContact: number
  maxSpeedKmh: number | null
  /** The mean of the days, each weighted by how long it was driven. */
  averageSpeedKmh: number | null
  /** Trips that start within the days. */
  trips: number
  stops: number
}

/**
 * The totals of any days: those of a device, or those of several devices in one list. No days add up to zero, with
 * speeds that are `null`.
 */
export const totalsOf = (days: readonly DayFigures[]): Totals => ({
  distanceKm: sumOf(days, ({ distanceKm }) => distanceKm),
  drivingMinutes: sumOf(days, ({ drivingMinutes }) => drivingMinutes),
  idleMinutes: sumOf(days, ({ idleMinutes }) => idleMinutes),
  stoppedMinutes: sumOf(days, ({ stoppedMinutes }) => stoppedMinutes),
  engineMinutes: days.every(({ engineMinutes }) => engineMinutes === null)
    ? null
    : sumOf(days, ({ engineMinutes }) => engineMinutes ?? 0),
  minutesWithoutContact: sumOf(days, ({ minutesWithoutContact }) => minutesWithoutContact),
  maxSpeedKmh: days.reduce<number | null>(
    (highest, { maxSpeedKmh: speed }) => (speed === null ? highest : Math.max(highest ?? speed, speed)),
    null,
  ),
  averageSpeedKmh: averageSpeedOf(days),
  trips: sumOf(days, ({ trips }) => trips.length),
  stops: sumOf(days, ({ stops }) => stops.length),
})

/** At rest it is 0; without a position it is `null`. */
function averageSpeedOf(days: readonly DayFigures[]): number | null {
  const known = days.filter(({ averageSpeedKmh }) => averageSpeedKmh !== null)
  if (known.length === 0) return null
  const minutes = sumOf(known, ({ drivingMinutes }) => drivingMinutes)
  if (minutes === 0) return 0
  return exact(
    sumOf(known, ({ averageSpeedKmh, drivingMinutes }) => (averageSpeedKmh ?? 0) * drivingMinutes) / minutes,
  )
}

/** Sums of binary fractions end in 0.30000000000000004. */
const DECIMALS = 1e6
const exact = (value: number) => Math.round(value * DECIMALS) / DECIMALS

const sumOf = (days: readonly DayFigures[], of: (day: DayFigures) => number) =>
  exact(days.reduce((sum, day) => sum + of(day), 0))

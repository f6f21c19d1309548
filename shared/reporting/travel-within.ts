import { rangeFigures } from '../reports/figures/range-figures.ts'
import type { TimeSpan } from '../reports/figures/time-spans.ts'
import type { Timeline } from '../reports/figures/timeline.ts'
import { MINUTE_MS } from '../time.ts'

/**
 * Distance in km, speeds in km/h. Speeds are `null` where the range has no point, `engineOnMinutes` where the engine is
 * never known.
 */
export type RangeTravel = {
  distanceKm: number
  maxSpeedKmh: number | null
  averageSpeedKmh: number | null
  engineOnMinutes: number | null
}

/**
 * How far and how fast a device went in a range, by its trips: the drift of a standing receiver has neither distance nor
 * speed. The figures of reports, cut at the edges of the range.
 */
export function travelWithin(timeline: Timeline, range: TimeSpan): RangeTravel {
  const { distanceKm, maxSpeedKmh, averageSpeedKmh, engineMs } = rangeFigures(timeline, range)
  return {
    distanceKm,
    maxSpeedKmh,
    averageSpeedKmh,
    engineOnMinutes: engineMs === null ? null : Math.round(engineMs / MINUTE_MS),
  }
}

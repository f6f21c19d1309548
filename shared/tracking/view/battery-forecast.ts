import { DAY_MS, HOUR_MS } from '../../time.ts'
import type { VoltageAt } from './on-board-history.ts'

/** At this voltage a lead battery of 12 V is empty. */
export const EMPTY_VOLTS = 11.8
/** A charger or alternator holds a battery above this. */
const CHARGING_FROM_VOLTS = 13
/** A battery of 24 V has more, and is not forecast. */
const TWELVE_VOLT_MAX = 16
/** How far back the slope is measured, and the least that it needs. */
const WINDOW_MS = 12 * HOUR_MS
const SPAN_MIN_MS = 2 * HOUR_MS
const VOLTAGES_MIN = 5
/** A slower fall is what a resting battery loses by itself. */
const FALL_MIN_VOLTS_PER_HOUR = 0.004
/** The slope must be this many times as large as its standard error. */
const CERTAINTY = 4
/** Nobody plans further ahead, and the slope does not hold that long. */
const AHEAD_MAX_MS = 14 * DAY_MS

/**
 * When a battery of 12 V reaches 11.8 V (epoch ms), if it goes on as in the hours before its newest voltage; that
 * voltage's time where it has. `null` while it charges, where it hardly falls or the voltages scatter too much or are
 * too few. `voltages` ascend. A least-squares line through those since the last charge, of 12 hours at most.
 */
export function emptyAt(voltages: readonly VoltageAt[]): number | null {
  const newest = voltages.at(-1)
  if (newest === undefined || isCharging(newest.volts)) return null
  const charged = voltages.findLastIndex(({ volts }) => isCharging(volts))
  if (voltages.some(({ volts }) => volts > TWELVE_VOLT_MAX)) return null
  const since = voltages.slice(charged + 1).filter(({ at }) => at >= newest.at - WINDOW_MS)
  if (newest.volts <= EMPTY_VOLTS) return newest.at
  const [first] = since
  if (first === undefined || since.length < VOLTAGES_MIN || newest.at - first.at < SPAN_MIN_MS) return null
  const { slope, error, volts } = lineThrough(since, newest.at)
  if (slope > -FALL_MIN_VOLTS_PER_HOUR || Math.abs(slope) < CERTAINTY * error) return null
  const aheadMs = Math.max(0, ((EMPTY_VOLTS - volts) / slope) * HOUR_MS)
  return aheadMs > AHEAD_MAX_MS ? null : Math.round(newest.at + aheadMs)
}

/** Whether something charges a battery of this voltage. */
export const isCharging = (volts: number) => volts >= CHARGING_FROM_VOLTS

/** The line's volts at a time, its slope in volts an hour, and the standard error of that. */
function lineThrough(voltages: readonly VoltageAt[], at: number) {
  const points = voltages.map((one) => ({ x: (one.at - at) / HOUR_MS, y: one.volts }))
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [meanOf(points.map(({ x }) => x)), meanOf(points.map(({ y }) => y))]
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread
  const rest = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0)
  const error = Math.sqrt(rest / (points.length - 2) / spread)
  return { slope, error, volts: meanY - slope * meanX }
}

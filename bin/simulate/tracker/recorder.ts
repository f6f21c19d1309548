import { SECOND_MS } from '../../../shared/time.ts'
import { cellularOf } from '../vehicle/receiver.ts'
import { speedKmhOf, step, type Vehicle, withEventsCleared } from '../vehicle/vehicle.ts'
import { anInbox, type Inbox } from './inbox.ts'
import { report, reportIntervalSeconds, STORAGE_REPORT_SECONDS, type Telemetry } from './report.ts'

/** A tracker in its vehicle, with the reports that it could not send yet. */
export type Tracker = {
  vehicle: Vehicle
  clock: number
  unsent: readonly Telemetry[]
  reportedAt: number
  reportedMoving: boolean
  inbox: Inbox
}

/**
 * When the trackers of a fleet report. With a `rate` (messages per second, for load) they report at each tick and never
 * lose coverage; `null`: at their own intervals. `hourSeconds` is the length of the hour between check-ins in storage
 * mode, although the reported interval remains an hour.
 */
export type Pace = { rate: number | null; hourSeconds: number }
const REAL_PACE: Pace = { rate: null, hourSeconds: STORAGE_REPORT_SECONDS }

export const aTracker = (vehicle: Vehicle, clock: number): Tracker => ({
  vehicle,
  clock,
  unsent: [],
  reportedAt: Number.NEGATIVE_INFINITY,
  reportedMoving: false,
  inbox: anInbox(vehicle.unit.seed),
})

/**
 * The tracker at `now`, and the reports that it sends then. A report is due after the interval, or when the vehicle
 * starts or stops. Without coverage reports are stored, and sent together afterwards.
 */
export function advancedTo(
  tracker: Tracker,
  now: number,
  { rate, hourSeconds }: Pace,
): { tracker: Tracker; sent: readonly Telemetry[] } {
  const vehicle = step(tracker.vehicle, (now - tracker.clock) / SECOND_MS)
  const moving = speedKmhOf(vehicle) > 0
  const intervalSeconds = rate === null ? reportIntervalSeconds(vehicle) : Math.ceil(1 / rate)
  const { storageMode } = vehicle.settings
  const isDue =
    rate !== null ||
    now - tracker.reportedAt >= (storageMode ? hourSeconds : intervalSeconds) * SECOND_MS ||
    (moving !== tracker.reportedMoving && !storageMode)
  if (!isDue) return { tracker: { ...tracker, vehicle, clock: now }, sent: [] }
  const reports = [...tracker.unsent, report(vehicle, now, intervalSeconds)]
  const hasCoverage = cellularOf(vehicle.receiver) > 0 || rate !== null
  return {
    tracker: {
      ...tracker,
      vehicle: withEventsCleared(vehicle),
      clock: now,
      unsent: hasCoverage ? [] : reports,
      reportedAt: now,
      reportedMoving: moving,
    },
    sent: hasCoverage ? reports : [],
  }
}

/** With changed settings. The next report is due immediately, to show their effect. */
export const withSettings = (tracker: Tracker, vehicle: Vehicle): Tracker => ({
  ...tracker,
  vehicle,
  reportedAt: Number.NEGATIVE_INFINITY,
})

/** The tracker at `now`, and all reports since its clock, in steps of a second. */
export function caughtUpTo(
  tracker: Tracker,
  now: number,
): { tracker: Tracker; positions: readonly Telemetry[] } {
  const positions: Telemetry[] = []
  let current = tracker
  while (current.clock + SECOND_MS <= now) {
    const { tracker: next, sent } = advancedTo(current, current.clock + SECOND_MS, REAL_PACE)
    positions.push(...sent)
    current = next
  }
  return { tracker: current, positions }
}

import { SECOND_MS } from '../../../shared/time.ts'
import { cellularOf } from '../vehicle/receiver.ts'
import { secondsToChange, speedKmhOf, step, type Vehicle, withEventsCleared } from '../vehicle/vehicle.ts'
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
 * mode, although the reported interval remains an hour. `isSparse`: they report rarely while they stand.
 */
export type Pace = { rate: number | null; hourSeconds: number; isSparse?: true }
/** The reporting interval before the fleet started: at one a minute, a month would be half a million positions. */
const PAST_PACE: Pace = { rate: null, hourSeconds: STORAGE_REPORT_SECONDS, isSparse: true }

export const aTracker = (vehicle: Vehicle, clock: number): Tracker => ({
  vehicle,
  clock,
  unsent: [],
  reportedAt: Number.NEGATIVE_INFINITY,
  reportedMoving: false,
  inbox: anInbox(vehicle.unit.seed),
})

/** A tracker whose last report, at its clock, is on the server. */
export const aResumedTracker = (vehicle: Vehicle, clock: number): Tracker => ({
  ...aTracker(vehicle, clock),
  reportedAt: clock,
  reportedMoving: speedKmhOf(vehicle) > 0,
})

/**
 * The tracker at `now`, and the reports that it sends then. A report is due after the interval, or when the vehicle
 * starts or stops. Without coverage reports are stored, and sent together afterwards.
 */
export function advancedTo(
  tracker: Tracker,
  now: number,
  { rate, hourSeconds, isSparse }: Pace,
): { tracker: Tracker; sent: readonly Telemetry[] } {
  const vehicle = step(tracker.vehicle, (now - tracker.clock) / SECOND_MS)
  const moving = speedKmhOf(vehicle) > 0
  const intervalSeconds = rate === null ? reportIntervalSeconds(vehicle, isSparse) : Math.ceil(1 / rate)
  const { storageMode } = vehicle.settings
  const isDue =
    rate !== null ||
    now - tracker.reportedAt >= (storageMode ? hourSeconds : intervalSeconds) * SECOND_MS ||
    (moving !== tracker.reportedMoving && !storageMode)
  if (!isDue) return { tracker: { ...tracker, vehicle, clock: now }, sent: [] }
  const reports = [...tracker.unsent, report(vehicle, now, intervalSeconds, isSparse)]
  const hasCoverage = rate !== null || (cellularOf(vehicle.receiver) > 0 && !isOutOfCoverage(vehicle, now))
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

const isOutOfCoverage = ({ unit: { outOfCoverage } }: Vehicle, at: number) =>
  outOfCoverage !== null && at >= outOfCoverage.from && at < outOfCoverage.to

/** In how many whole seconds the tracker reports next. */
function secondsToReport({ vehicle, clock, reportedAt, reportedMoving }: Tracker, pace: Pace): number {
  const { storageMode } = vehicle.settings
  const interval = storageMode ? pace.hourSeconds : reportIntervalSeconds(vehicle, pace.isSparse)
  const due = Math.max(1, Math.ceil(interval - (clock - reportedAt) / SECOND_MS))
  if (storageMode) return due
  const isChanged = speedKmhOf(vehicle) > 0 !== reportedMoving
  return isChanged ? 1 : Math.max(1, Math.ceil(secondsToChange(vehicle, due)))
}

/** The reports of a tracker until `now` as it sent them: its own state after each, and when that was (`clock`). */
export function* reportsUntil(
  tracker: Tracker,
  now: number,
): Generator<{ tracker: Tracker; sent: readonly Telemetry[] }, Tracker> {
  let current = tracker
  for (;;) {
    const at = current.clock + secondsToReport(current, PAST_PACE) * SECOND_MS
    if (at > now) return current
    const next = advancedTo(current, at, PAST_PACE)
    current = next.tracker
    yield next
  }
}

/** The tracker at its last report until `now`, and all reports since its clock, at whole seconds from it. */
export function caughtUpTo(
  tracker: Tracker,
  now: number,
): { tracker: Tracker; positions: readonly Telemetry[] } {
  const positions: Telemetry[] = []
  let current = tracker
  for (const next of reportsUntil(tracker, now)) {
    positions.push(...next.sent)
    current = next.tracker
  }
  return { tracker: current, positions }
}

import { SECOND_MS } from '../../../shared/time.ts'
import { cellularOf } from '../vehicle/receiver.ts'
import { speedKmhOf, step, type Vehicle, withEventsCleared } from '../vehicle/vehicle.ts'
import { anInbox, type Inbox } from './inbox.ts'
import { report, reportIntervalSeconds, STORAGE_REPORT_SECONDS, type Telemetry } from './report.ts'

/** A tracker on its vehicle: what it wrote down and could not send yet, and when it reported last. */
export type Tracker = {
  vehicle: Vehicle
  clock: number
  unsent: readonly Telemetry[]
  reportedAt: number
  reportedMoving: boolean
  inbox: Inbox
}

/**
 * How time passes for a fleet. With a `rate` (messages a second, for load) every look reports, and coverage
 * never ends; `null` leaves a tracker its own intervals. `hourSeconds` is how long the hour between the
 * check-ins of storage mode lasts; what a unit reports of its settings stays what they are.
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
 * The tracker at `now`, and what it hands to the network then: nothing before the interval is over (but
 * setting off and halting are told at once), nothing without coverage, and afterwards all that it kept.
 */
export function advancedTo(
  tracker: Tracker,
  now: number,
  { rate, hourSeconds }: Pace,
): { tracker: Tracker; handedOver: readonly Telemetry[] } {
  const vehicle = step(tracker.vehicle, (now - tracker.clock) / SECOND_MS)
  const moving = speedKmhOf(vehicle) > 0
  const intervalSeconds = rate === null ? reportIntervalSeconds(vehicle) : Math.ceil(1 / rate)
  const { storageMode } = vehicle.orders
  const due =
    rate !== null ||
    now - tracker.reportedAt >= (storageMode ? hourSeconds : intervalSeconds) * SECOND_MS ||
    (moving !== tracker.reportedMoving && !storageMode)
  if (!due) return { tracker: { ...tracker, vehicle, clock: now }, handedOver: [] }
  const recorded = [...tracker.unsent, report(vehicle, now, intervalSeconds)]
  const covered = cellularOf(vehicle.receiver) > 0 || rate !== null
  return {
    tracker: {
      ...tracker,
      vehicle: withEventsCleared(vehicle),
      clock: now,
      unsent: covered ? [] : recorded,
      reportedAt: now,
      reportedMoving: moving,
    },
    handedOver: covered ? recorded : [],
  }
}

/** Carries on with changed orders and reports at the next look, so that their effect is seen soon. */
export const withOrders = (tracker: Tracker, vehicle: Vehicle): Tracker => ({
  ...tracker,
  vehicle,
  reportedAt: Number.NEGATIVE_INFINITY,
})

/** Everything a tracker would have written down from its clock until `now`, in steps of a second. */
export function caughtUpTo(
  tracker: Tracker,
  now: number,
): { tracker: Tracker; positions: readonly Telemetry[] } {
  const positions: Telemetry[] = []
  let current = tracker
  while (current.clock + SECOND_MS <= now) {
    const { tracker: next, handedOver } = advancedTo(current, current.clock + SECOND_MS, REAL_PACE)
    positions.push(...handedOver)
    current = next
  }
  return { tracker: current, positions }
}

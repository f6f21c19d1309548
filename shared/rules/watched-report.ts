import type { Point } from '../geo/point.ts'
import { SECOND_MS } from '../time.ts'
import { motionSince, motionStatusOf } from '../tracking/motion/motion-status.ts'
import { knownSpeedKmh } from '../tracking/motion/pace.ts'
import type { Position } from '../tracking/position.ts'
import type { AcceptedFix, Readings, Tracked } from '../tracking/tracked.ts'
import { expectedIntervalMs } from '../tracking/view/freshness.ts'

/** An accepted position for the rules, with what was known of its tracker then. Times in epoch ms. */
export type WatchedReport = Point &
  Pick<AcceptedFix, 'shownAt' | 'receivedAt' | 'speedKmh' | 'course' | 'accuracyM' | 'satellites' | 'hdop'> &
  Pick<
    Readings,
    'ignition' | 'batteryVolts' | 'cellular' | 'odometerKm' | 'engineHours' | 'relayCut' | 'onBoard'
  > & {
    /** The names that the tracker sent with this position. */
    events: readonly string[]
    /** The largest acceleration since the position before. */
    gForce: number | null
    /** By the anchor rule: from the start of a trip until it has stood for 300 s. */
    moving: boolean
    /** The motion at this fix, and since when: a halt within a trip is `stopped` or `idle`. */
    motion: 'moving' | 'idle' | 'stopped'
    motionSince: number
    /** The expected interval: in storage mode at least an hour. */
    reportIntervalSeconds: number | null
    lastContactAt: number
    /** How the account last switched the relay: `true` is cut, `null` is never. */
    relayRequested: boolean | null
  }

/** The state of a device that its tracker does not report. */
export type ReportedDevice = Pick<WatchedReport, 'relayRequested'> & { storageMode: boolean }

/**
 * The newest accepted fix of a tracker, as rules see it; `null` before the first. `position` is the one that led to
 * `tracked`, or `null` where only the state is known: its events happened then.
 */
export function watchedReport(
  tracked: Tracked,
  position: Pick<Position, 'events' | 'gForce'> | null,
  { relayRequested, storageMode }: ReportedDevice,
): WatchedReport | null {
  const { last, readings, pace } = tracked
  if (last === null) return null
  const status = motionStatusOf(tracked)
  const intervalMs = expectedIntervalMs(tracked, { now: last.receivedAt, storageMode })
  return {
    lat: last.lat,
    lng: last.lng,
    shownAt: last.shownAt,
    receivedAt: last.receivedAt,
    // A tracker that moves and reports 0, as it always does, has an unknown speed.
    speedKmh: status === 'MOVING' ? knownSpeedKmh(pace, last) : last.speedKmh,
    course: last.course,
    accuracyM: last.accuracyM,
    satellites: last.satellites,
    hdop: last.hdop,
    ignition: readings.ignition,
    batteryVolts: readings.batteryVolts,
    cellular: readings.cellular,
    odometerKm: readings.odometerKm,
    engineHours: readings.engineHours,
    relayCut: readings.relayCut,
    onBoard: readings.onBoard,
    events: position?.events ?? NO_EVENTS,
    gForce: position?.gForce ?? null,
    moving: tracked.motion?.moving ?? false,
    motion: status === 'MOVING' ? 'moving' : status === 'IDLE' ? 'idle' : 'stopped',
    motionSince: motionSince(tracked) ?? last.shownAt,
    reportIntervalSeconds: intervalMs === null ? null : intervalMs / SECOND_MS,
    lastContactAt: tracked.lastContactAt ?? last.receivedAt,
    relayRequested,
  }
}

const NO_EVENTS: readonly string[] = []

import type { Tracking } from '../../devices/tracking.ts'
import { toIso, toIsoOrNull } from '../../time.ts'
import { motionSince, motionStatusOf } from '../motion/motion-status.ts'
import { knownSpeedKmh } from '../motion/pace.ts'
import type { Tracked } from '../tracked.ts'
import { type AsOf, freshnessOf, nextContactAt } from './freshness.ts'

/** The state of a tracker as it goes over the wire; `null` before its first accepted fix. */
export function trackingOf(tracked: Tracked, asOf: AsOf): Tracking | null {
  const { last, newest, readings, lastContactAt, pace } = tracked
  if (last === null) return null
  const lastContact = toIsoOrNull(lastContactAt)
  const motionStatus = motionStatusOf(tracked)
  return {
    latitude: last.lat,
    longitude: last.lng,
    // A tracker that moves and reports 0, as it always does, has an unknown speed.
    speed: motionStatus === 'MOVING' ? knownSpeedKmh(pace, last) : last.speedKmh,
    heading: last.course,
    altitude: last.altitudeM,
    accuracy: last.accuracyM,
    acc: readings.ignition,
    mileage: readings.odometerKm,
    totalEngineHours: readings.engineHours,
    motionStatus,
    statusDescription: readings.statusText,
    batteryVoltage: readings.batteryVolts,
    batteryPercent: readings.batteryPercent,
    cellularSignalStrength: readings.cellular,
    gpsSatelliteCount: last.satellites,
    signalStrength: readings.cellular,
    location: null,
    GPSTime: toIso(last.shownAt),
    updateTime: lastContact,
    lastUpdate: lastContact,
    freshness: freshnessOf(tracked, asOf),
    flags: [...new Set([...(newest?.flags ?? []), ...(last.clock === null ? [] : [last.clock])])],
    since: toIsoOrNull(motionSince(tracked)),
    nextContactAt: toIsoOrNull(nextContactAt(tracked, asOf)),
    reportIntervalSeconds: readings.reportIntervalSeconds ?? tracked.observedIntervalSeconds,
    onBoard: readings.onBoard,
  }
}

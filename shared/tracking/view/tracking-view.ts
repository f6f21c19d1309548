import type { MotionStatus, Tracking } from '../../devices/tracking.ts'
import { toIso, toIsoOrNull } from '../../time.ts'
import type { Tracked } from '../tracked.ts'
import { type AsOf, freshnessOf, nextContactAt } from './freshness.ts'

/** The state of a tracker as it goes over the wire; `null` before its first accepted fix. */
export function trackingOf(tracked: Tracked, asOf: AsOf): Tracking | null {
  const { last, newest, readings, lastContactAt, motion } = tracked
  if (last === null) return null
  const lastContact = toIsoOrNull(lastContactAt)
  return {
    latitude: last.lat,
    longitude: last.lng,
    speed: last.speedKmh,
    heading: last.course,
    altitude: last.altitudeM,
    accuracy: last.accuracyM,
    acc: readings.ignition,
    mileage: readings.odometerKm,
    totalEngineHours: readings.engineHours,
    motionStatus: motionStatusOf(tracked),
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
    since: toIsoOrNull(motion?.since ?? null),
    nextContactAt: toIsoOrNull(nextContactAt(tracked, asOf)),
  }
}

/** The anchor rule with the engine: a standing device is idle only when its engine is known to be on. */
function motionStatusOf({ motion, readings }: Tracked): MotionStatus {
  if (motion === null) return 'UNKNOWN'
  if (motion.moving) return 'MOVING'
  return readings.ignition === true ? 'IDLE' : 'STOPPED'
}

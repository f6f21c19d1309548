import type { MotionStatus, Tracking } from '../../devices/tracking.ts'
import { toIso, toIsoOrNull } from '../../time.ts'
import type { Tracked } from '../tracked.ts'
import { type AsOf, freshnessOf, nextContactAt } from './freshness.ts'

/** What a reader is told of a device's position; `null` before the first accepted fix. */
export function trackingOf(tracked: Tracked, asked: AsOf): Tracking | null {
  const { last, newest, readings, lastContactAt, motion } = tracked
  if (last === null) return null
  const heard = toIsoOrNull(lastContactAt)
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
    updateTime: heard,
    lastUpdate: heard,
    freshness: freshnessOf(tracked, asked),
    flags: [...new Set([...(newest?.flags ?? []), ...(last.clock === null ? [] : [last.clock])])],
    since: toIsoOrNull(motion?.since ?? null),
    nextContactAt: toIsoOrNull(nextContactAt(tracked, asked)),
  }
}

/** The anchor rule with the engine: standing is idle only where the engine is known to be on. */
function motionStatusOf({ motion, readings }: Tracked): MotionStatus {
  if (motion === null) return 'UNKNOWN'
  if (motion.moving) return 'MOVING'
  return readings.ignition === true ? 'IDLE' : 'STOPPED'
}

import { report } from '../../bin/simulate/tracker/report.ts'
import { fleet } from '../../bin/simulate/vehicle/fleet.ts'
import { aVehicle, step, truePlace, type Vehicle } from '../../bin/simulate/vehicle/vehicle.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../shared/time.ts'

const VAN = 'VAN012'
const INTERVAL_SECONDS = 15
const WORKS_FROM_HOUR = 8
const WORKS_UNTIL_HOUR = 16

export const weekOfAVan = (end: number) => daysOfAVan(end, 7)

/**
 * What the demo fleet's van reports in the days before `end`, every 15 s day and night: 8 hours of work a day, about
 * half of them driving, with lights, turns and deliveries, and a receiver that drifts by some metres even while parked.
 * Values are whole km/h and degrees, and microdegrees, as wired trackers send them.
 */
export function daysOfAVan(end: number, days: number) {
  const start = end - days * DAY_MS
  const [unit] = fleet(12).filter(({ trackerId }) => trackerId === VAN)
  if (unit === undefined) throw new Error(`The demo fleet has no ${VAN}`)
  let van = aVehicle(unit)
  let onTheRoad = van.engine
  return Array.from({ length: (days * DAY_MS) / (INTERVAL_SECONDS * SECOND_MS) }, (_, index) => {
    const at = start + index * INTERVAL_SECONDS * SECOND_MS
    const hour = ((at - start) % DAY_MS) / HOUR_MS
    const works = hour >= WORKS_FROM_HOUR && hour < WORKS_UNTIL_HOUR
    if (works && van.engine.kind === 'parked') van = { ...van, engine: onTheRoad }
    if (!works && van.engine.kind === 'ride') {
      onTheRoad = { ...van.engine, motion: { ...van.engine.motion, speedMs: 0 } }
      van = parked(van)
    }
    van = step(van, INTERVAL_SECONDS)
    const {
      time,
      lat,
      lng,
      speedKmh = 0,
      course,
      altitudeM,
      ignition,
      satellites,
      batteryVolts,
    } = report(van, at, INTERVAL_SECONDS)
    return {
      time,
      lat,
      lng,
      speedKmh: Math.round(speedKmh),
      course,
      altitudeM,
      ignition,
      satellites,
      batteryVolts,
    }
  })
}

const parked = (van: Vehicle): Vehicle => ({
  ...van,
  engine: {
    kind: 'parked',
    at: truePlace(van).point,
    engineOn: false,
    secondsLeft: Number.POSITIVE_INFINITY,
  },
})

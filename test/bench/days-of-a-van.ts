import { report } from '../../bin/simulate/tracker/report.ts'
import { fleet } from '../../bin/simulate/vehicle/fleet.ts'
import { aVehicle, step } from '../../bin/simulate/vehicle/vehicle.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../shared/time.ts'

/** A van that delivers without end. */
const VAN = 'SIM0020'
const INTERVAL_SECONDS = 15
const WORKS_FROM_HOUR = 8
const WORKS_UNTIL_HOUR = 16

/**
 * What a van of the simulated fleet reports in the days before `end`, every 15 s day and night: 8 hours of work a day,
 * about half of them driving, with lights, turns and deliveries, and a receiver that drifts by some metres even while
 * parked. Values are whole km/h and degrees, and microdegrees, as wired trackers send them.
 */
export function daysOfAVan(end: number, days: number) {
  const start = end - days * DAY_MS
  const unit = fleet(20, 'UTC').find(({ trackerId }) => trackerId === VAN)
  if (unit === undefined) throw new Error(`The fleet has no ${VAN}`)
  let van = aVehicle(unit, start)
  return Array.from({ length: (days * DAY_MS) / (INTERVAL_SECONDS * SECOND_MS) }, (_, index) => {
    const at = start + index * INTERVAL_SECONDS * SECOND_MS
    const hour = ((at - start) % DAY_MS) / HOUR_MS
    // with its relay cut it stands where it is
    const relayCut = hour < WORKS_FROM_HOUR || hour >= WORKS_UNTIL_HOUR
    van = step({ ...van, settings: { ...van.settings, relayCut } }, INTERVAL_SECONDS)
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

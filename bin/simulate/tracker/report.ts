import { toIso } from '../../../shared/time.ts'
import { accuracyM, cellularOf, hdopOf, satellitesOf } from '../vehicle/receiver.ts'
import {
  engineOnOf,
  type LastKnown,
  measuredPoint,
  speedKmhOf,
  truePlace,
  type Vehicle,
} from '../vehicle/vehicle.ts'

/** One position as a tracker sends it: only time and place are always there. */
export type Telemetry = {
  time: string
  lat: number
  lng: number
  speedKmh?: number
  course?: number
  altitudeM?: number
  accuracyM?: number
  satellites?: number
  hdop?: number
  ignition?: boolean
  batteryVolts?: number
  cellular?: number
  odometerKm?: number
  engineHours?: number
  relayCut?: boolean
  reportIntervalSeconds?: number
  events?: readonly string[]
  statusText?: string
}

/** A microdegree is 11 cm, finer than any receiver. */
const COORDINATE_DIGITS = 6
const GROUND_ALTITUDE_M = 3
export const STANDING_REPORT_SECONDS = 60
export const STORAGE_REPORT_SECONDS = 3600
const RELAY_CUT_WORDS = 'Fuel supply cut'
const STORAGE_MODE_WORDS = 'Power save mode'

const to = (digits: number, value: number) => Number(value.toFixed(digits))

/** The interval that the unit is set to, as it is now. */
export function reportIntervalSeconds(vehicle: Vehicle): number {
  const { storageMode, movingReportSeconds } = vehicle.orders
  if (storageMode) return STORAGE_REPORT_SECONDS
  return speedKmhOf(vehicle) > 0 ? movingReportSeconds : STANDING_REPORT_SECONDS
}

/** The error of the height follows that of the place, for want of a better model. */
const altitudeOf = ({ receiver }: Vehicle) => Math.round(GROUND_ALTITUDE_M + receiver.northM)

function stateText(vehicle: Vehicle): string {
  const minutes = Math.floor(vehicle.stateSeconds / 60)
  const lasting = `${Math.floor(minutes / 60)}H${minutes % 60}M`
  if (speedKmhOf(vehicle) > 0) return `Moving ${lasting}`
  return engineOnOf(vehicle) ? `Idle ${lasting}` : `Stop ${lasting}`
}

/** In the words that the trackers of the specification use. */
function statusText(vehicle: Vehicle): string {
  return [
    engineOnOf(vehicle) ? 'ACC_ON' : 'ACC_OFF',
    stateText(vehicle),
    ...(vehicle.orders.relayCut ? [RELAY_CUT_WORDS] : []),
    ...(vehicle.orders.storageMode ? [STORAGE_MODE_WORDS] : []),
    `Main voltage ${vehicle.batteryVolts.toFixed(1)}V`,
    cellularOf(vehicle.receiver) > 0 ? 'LTE' : 'LTE lost',
    `Satellite ${satellitesOf(vehicle.receiver)}`,
    `Altitude ${altitudeOf(vehicle)}m`,
  ].join(', ')
}

/** The orders that a status text of the fleet tells of. */
export const ordersInStatusText = (text: string): Pick<LastKnown, 'relayCut' | 'storageMode'> => ({
  relayCut: text.includes(RELAY_CUT_WORDS),
  storageMode: text.includes(STORAGE_MODE_WORDS),
})

/** What the vehicle's tracker writes down at `now`. */
export function report(vehicle: Vehicle, now: number, intervalSeconds: number): Telemetry {
  const { lat, lng } = measuredPoint(vehicle)
  const { engine, receiver } = vehicle
  return {
    time: toIso(now),
    lat: to(COORDINATE_DIGITS, lat),
    lng: to(COORDINATE_DIGITS, lng),
    speedKmh: to(1, speedKmhOf(vehicle)),
    course: Math.round(truePlace(vehicle).courseDegrees) % 360,
    altitudeM: altitudeOf(vehicle),
    accuracyM: accuracyM(receiver),
    satellites: satellitesOf(receiver),
    hdop: hdopOf(receiver),
    ignition: engineOnOf(vehicle),
    batteryVolts: to(2, vehicle.batteryVolts),
    cellular: cellularOf(receiver),
    odometerKm: to(3, vehicle.odometerKm),
    engineHours: to(3, vehicle.engineHours),
    relayCut: vehicle.orders.relayCut,
    reportIntervalSeconds: intervalSeconds,
    ...(engine.kind === 'ride' && engine.motion.rapid ? { events: ['rapidAcceleration'] } : {}),
    statusText: statusText(vehicle),
  }
}

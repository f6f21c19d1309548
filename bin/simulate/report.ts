import { toIso } from '../../shared/time.ts'
import { accuracyM, cellularOf, hdopOf, satellitesOf } from './receiver.ts'
import { engineOnOf, seenPlace, speedKmhOf, truePlace, type Vehicle } from './vehicle.ts'

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
const MOVING_REPORT_SECONDS = 15
const STANDING_REPORT_SECONDS = 60
const STORAGE_REPORT_SECONDS = 3600

const to = (digits: number, value: number) => Number(value.toFixed(digits))

/** How long after this report the next one is due. */
export function reportIntervalSeconds(vehicle: Vehicle): number {
  if (vehicle.orders.storageMode) return STORAGE_REPORT_SECONDS
  return speedKmhOf(vehicle) > 0 ? MOVING_REPORT_SECONDS : STANDING_REPORT_SECONDS
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
    ...(vehicle.orders.relayCut ? ['Fuel supply cut'] : []),
    ...(vehicle.orders.storageMode ? ['Power save mode'] : []),
    `Main voltage ${vehicle.batteryVolts.toFixed(1)}V`,
    cellularOf(vehicle.receiver) > 0 ? 'LTE' : 'LTE lost',
    `Satellite ${satellitesOf(vehicle.receiver)}`,
    `Altitude ${altitudeOf(vehicle)}m`,
  ].join(', ')
}

/** What the vehicle's tracker writes down at `now`. */
export function report(vehicle: Vehicle, now: number, intervalSeconds: number): Telemetry {
  const { lat, lng } = seenPlace(vehicle)
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

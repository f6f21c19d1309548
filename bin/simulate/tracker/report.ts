import { toIso } from '../../../shared/time.ts'
import type { OnBoardTelemetry } from '../vehicle/on-board.ts'
import { accuracyM, cellularOf, hdopOf, satellitesOf } from '../vehicle/receiver.ts'
import {
  engineOnOf,
  isAtAnchor,
  type LastKnown,
  measuredPoint,
  onBoardOf,
  speedKmhOf,
  truePlace,
  type Vehicle,
} from '../vehicle/vehicle.ts'

/** A position as a tracker sends it; only time and coordinates are required. */
export type Telemetry = OnBoardTelemetry & {
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
const SPARSE_IDLE_SECONDS = 300
const SPARSE_PARKED_SECONDS = 3600
const RELAY_CUT_TEXT = 'Fuel supply cut'
const STORAGE_MODE_TEXT = 'Power save mode'

const rounded = (digits: number, value: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** The interval of the tracker in its current state. A sparse one reports rarely while it stands, but not at anchor. */
export function reportIntervalSeconds(vehicle: Vehicle, isSparse = false): number {
  const { storageMode, movingReportSeconds } = vehicle.settings
  if (storageMode) return STORAGE_REPORT_SECONDS
  if (speedKmhOf(vehicle) > 0) return movingReportSeconds
  if (!isSparse || isAtAnchor(vehicle)) return STANDING_REPORT_SECONDS
  return engineOnOf(vehicle) ? SPARSE_IDLE_SECONDS : SPARSE_PARKED_SECONDS
}

/** A simple model: the altitude's error equals the northward one. */
const altitudeOf = ({ receiver }: Vehicle) => Math.round(GROUND_ALTITUDE_M + receiver.northM)

function stateText(vehicle: Vehicle): string {
  const minutes = Math.floor(vehicle.stateSeconds / 60)
  const duration = `${Math.floor(minutes / 60)}H${minutes % 60}M`
  if (speedKmhOf(vehicle) > 0) return `Moving ${duration}`
  return engineOnOf(vehicle) ? `Idle ${duration}` : `Stop ${duration}`
}

/** In the format of the trackers in the specification. */
function statusText(vehicle: Vehicle): string {
  return [
    ...(vehicle.engineHours === null ? [] : [engineOnOf(vehicle) ? 'ACC_ON' : 'ACC_OFF']),
    stateText(vehicle),
    ...(vehicle.settings.relayCut ? [RELAY_CUT_TEXT] : []),
    ...(vehicle.settings.storageMode ? [STORAGE_MODE_TEXT] : []),
    `Main voltage ${vehicle.batteryVolts.toFixed(1)}V`,
    cellularOf(vehicle.receiver) > 0 ? 'LTE' : 'LTE lost',
    `Satellite ${satellitesOf(vehicle.receiver)}`,
    `Altitude ${altitudeOf(vehicle)}m`,
  ].join(', ')
}

/** The settings in a status text of the fleet. */
export const settingsInStatusText = (text: string): Pick<LastKnown, 'relayCut' | 'storageMode'> => ({
  relayCut: text.includes(RELAY_CUT_TEXT),
  storageMode: text.includes(STORAGE_MODE_TEXT),
})

/** The tracker's report at `now`. A sparse one has no status text, which would be three quarters of a stored position. */
export function report(vehicle: Vehicle, now: number, intervalSeconds: number, isSparse = false): Telemetry {
  const { lat, lng } = measuredPoint(vehicle)
  const { receiver, odometerKm, engineHours } = vehicle
  return {
    time: toIso(now),
    lat: rounded(COORDINATE_DIGITS, lat),
    lng: rounded(COORDINATE_DIGITS, lng),
    speedKmh: rounded(1, speedKmhOf(vehicle)),
    course: Math.round(truePlace(vehicle).courseDegrees) % 360,
    altitudeM: altitudeOf(vehicle),
    accuracyM: accuracyM(receiver),
    satellites: satellitesOf(receiver),
    hdop: hdopOf(receiver),
    ...(engineHours === null ? {} : { ignition: engineOnOf(vehicle), engineHours: rounded(3, engineHours) }),
    ...(odometerKm === null ? {} : { odometerKm: rounded(3, odometerKm) }),
    batteryVolts: rounded(2, vehicle.batteryVolts),
    cellular: cellularOf(receiver),
    relayCut: vehicle.settings.relayCut,
    ...onBoardOf(vehicle),
    reportIntervalSeconds: intervalSeconds,
    ...(vehicle.rapid ? { events: ['rapidAcceleration'] } : {}),
    ...(isSparse ? {} : { statusText: statusText(vehicle) }),
  }
}

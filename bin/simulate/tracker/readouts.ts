import { toIso } from '../../../shared/time.ts'
import { cellularOf, satellitesOf } from '../vehicle/receiver.ts'
import { engineOnOf, measuredPoint, speedKmhOf, truePlace, type Vehicle } from '../vehicle/vehicle.ts'
import { STANDING_REPORT_SECONDS } from './report.ts'

const onOff = (on: boolean) => (on ? 'ON' : 'OFF')

/** On the modem's scale from 0 to 31. */
const STRONG_FROM = 20
const MEDIUM_FROM = 10

function signalLevel(cellular: number): string {
  if (cellular >= STRONG_FROM) return 'Strong'
  return cellular >= MEDIUM_FROM ? 'Medium' : 'Weak'
}

function status(vehicle: Vehicle): string {
  return [
    `Battery:${vehicle.batteryVolts.toFixed(1)}V`,
    'GPRS:Link Up',
    `GSM Signal Level:${signalLevel(cellularOf(vehicle.receiver))}`,
    `GPS:Successful positioning, SVS Used in fix:${satellitesOf(vehicle.receiver)}`,
    `ACC:${onOff(engineOnOf(vehicle))}`,
    `Relay:${vehicle.settings.relayCut ? 'CUT' : 'ON'}`,
  ].join('; ')
}

const hemisphere = (degrees: number, [positive, negative]: readonly [string, string]) =>
  `${degrees < 0 ? negative : positive}${Math.abs(degrees).toFixed(6)}`

function where(vehicle: Vehicle, now: number): string {
  const { lat, lng } = measuredPoint(vehicle)
  return [
    `Lat:${hemisphere(lat, ['N', 'S'])}`,
    `Lon:${hemisphere(lng, ['E', 'W'])}`,
    `Course:${truePlace(vehicle).courseDegrees.toFixed(2)}`,
    `Speed:${speedKmhOf(vehicle).toFixed(2)}`,
    `DateTime:${toIso(now).slice(0, 19).replace('T', ' ')}`,
  ].join(',')
}

function parameters({ unit, settings }: Vehicle): string {
  return [
    `ID:${unit.trackerId}`,
    `TIMER:${settings.movingReportSeconds},${STANDING_REPORT_SECONDS}`,
    `Power save:${onOff(settings.storageMode)}`,
    'TimeZone:E,0,0',
  ].join('; ')
}

const READOUTS = new Map<string, (vehicle: Vehicle, now: number) => string>([
  ['STATUS#', status],
  ['WHERE#', where],
  ['VERSION#', () => '[VERSION]VECTRA_SIM_V1.0'],
  ['PARAM#', parameters],
])

/** The answer to a query in the format of GT06 trackers; `null` if the command is none. */
export const readout = (vehicle: Vehicle, command: string, now: number): string | null =>
  READOUTS.get(command)?.(vehicle, now) ?? null

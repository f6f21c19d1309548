import {
  CUT_TEXT,
  RESTORE_TEXT,
  STORE_OFF_TEXT,
  STORE_ON_TEXT,
} from '../../../shared/commands/command-text.ts'
import { MOVING_REPORT_SECONDS, type Orders, speedKmhOf, type Vehicle } from '../vehicle/vehicle.ts'
import { readout } from './readouts.ts'

type Executed = { orders: Partial<Orders>; answer: string }

/** From here on the unit itself refuses a cut, as its maker's manual says, whatever the server thought. */
const CUT_BELOW_KMH = 20
const TIMER_SECONDS = { least: 5, most: 1800 }

function cut(speedKmh: number): Executed {
  if (speedKmh >= CUT_BELOW_KMH)
    return { orders: {}, answer: `SET RELAY DELAY, SPEED IS MORE THAN ${CUT_BELOW_KMH}KM/H#` }
  const answer = `Cut off the fuel supply: Success! Speed:${Math.round(speedKmh)} Km/h`
  return { orders: { relayCut: true }, answer }
}

function timed(movingReportSeconds: number): Executed {
  const { least, most } = TIMER_SECONDS
  if (movingReportSeconds < least || movingReportSeconds > most)
    return { orders: {}, answer: `TIMER set failed: ${least} to ${most} seconds` }
  return { orders: { movingReportSeconds }, answer: 'TIMER set ok' }
}

const SWITCHES = new Map<string, (vehicle: Vehicle) => Executed>([
  [CUT_TEXT, (vehicle) => cut(speedKmhOf(vehicle))],
  [RESTORE_TEXT, () => ({ orders: { relayCut: false }, answer: 'Restore fuel supply: Success!' })],
  [STORE_ON_TEXT, () => ({ orders: { storageMode: true }, answer: 'HC set ok: 15,3600,3600' })],
  [
    STORE_OFF_TEXT,
    () => ({
      orders: { storageMode: false, movingReportSeconds: MOVING_REPORT_SECONDS },
      answer: 'HC set ok: 15,60,60',
    }),
  ],
])

/** Carries out a text command as a GT06 unit does, and answers in its words. */
export function executeCommand(
  vehicle: Vehicle,
  text: string,
  now: number,
): { vehicle: Vehicle; answer: string } {
  const command = text.trim().toUpperCase()
  const seconds = /^TIMER,(\d+)#$/.exec(command)?.[1]
  const obeyed = seconds === undefined ? SWITCHES.get(command)?.(vehicle) : timed(Number(seconds))
  if (obeyed === undefined)
    return { vehicle, answer: readout(vehicle, command, now) ?? `Unknown command: ${text}` }
  const { orders, answer } = obeyed
  return { vehicle: { ...vehicle, orders: { ...vehicle.orders, ...orders } }, answer }
}

import {
  CUT_TEXT,
  RESTORE_TEXT,
  STORE_OFF_TEXT,
  STORE_ON_TEXT,
} from '../../../shared/commands/command-text.ts'
import { MOVING_REPORT_SECONDS, type Settings, speedKmhOf, type Vehicle } from '../vehicle/vehicle.ts'
import { readout } from './readouts.ts'

type Executed = { settings: Partial<Settings>; answer: string }

/** The tracker itself refuses a cut at this speed and above, according to its manual. */
const CUT_BELOW_KMH = 20
const TIMER_SECONDS = { min: 5, max: 1800 }

function cut(speedKmh: number): Executed {
  if (speedKmh >= CUT_BELOW_KMH)
    return { settings: {}, answer: `SET RELAY DELAY, SPEED IS MORE THAN ${CUT_BELOW_KMH}KM/H#` }
  const answer = `Cut off the fuel supply: Success! Speed:${Math.round(speedKmh)} Km/h`
  return { settings: { relayCut: true }, answer }
}

function setTimer(movingReportSeconds: number): Executed {
  const { min, max } = TIMER_SECONDS
  if (movingReportSeconds < min || movingReportSeconds > max)
    return { settings: {}, answer: `TIMER set failed: ${min} to ${max} seconds` }
  return { settings: { movingReportSeconds }, answer: 'TIMER set ok' }
}

const COMMANDS = new Map<string, (vehicle: Vehicle) => Executed>([
  [CUT_TEXT, (vehicle) => cut(speedKmhOf(vehicle))],
  [RESTORE_TEXT, () => ({ settings: { relayCut: false }, answer: 'Restore fuel supply: Success!' })],
  [STORE_ON_TEXT, () => ({ settings: { storageMode: true }, answer: 'HC set ok: 15,3600,3600' })],
  [
    STORE_OFF_TEXT,
    () => ({
      settings: { storageMode: false, movingReportSeconds: MOVING_REPORT_SECONDS },
      answer: 'HC set ok: 15,60,60',
    }),
  ],
])

/** Executes a text command as a GT06 tracker does, with its answers. */
export function executeCommand(
  vehicle: Vehicle,
  text: string,
  now: number,
): { vehicle: Vehicle; answer: string } {
  const command = text.trim().toUpperCase()
  const seconds = /^TIMER,(\d+)#$/.exec(command)?.[1]
  const executed = seconds === undefined ? COMMANDS.get(command)?.(vehicle) : setTimer(Number(seconds))
  if (executed === undefined)
    return { vehicle, answer: readout(vehicle, command, now) ?? `Unknown command: ${text}` }
  const { settings, answer } = executed
  return { vehicle: { ...vehicle, settings: { ...vehicle.settings, ...settings } }, answer }
}

import {
  DONE_KEPT,
  type MaintenanceDone,
  type MaintenanceDoneInput,
} from '../../../shared/maintenance/maintenance.ts'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { type DeviceReadings, type ReadingsDeps, readingsAt } from '../../maintenance/maintenance-readings.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'

/** The clocks of browsers are ahead of ours by this much at most. */
const AHEAD_MS = MINUTE_MS

/** The device at the time of a call (epoch ms), with its newest readings. */
export type Seen = { device: StoredDevice; newest: DeviceReadings; now: number }

/** When something was done, with the readings of then where the owner did not enter them; `null` in the future. */
export async function doneAt(
  input: MaintenanceDoneInput,
  { device, newest, now }: Seen,
  deps: ReadingsDeps,
): Promise<MaintenanceDone | null> {
  const at = input.at == null ? now : Date.parse(input.at)
  if (at > now + AHEAD_MS) return null
  const reported = input.at == null ? newest : await readingsAt(device, at, deps)
  return {
    at: toIso(Math.min(at, now)),
    odometerKm: input.odometerKm ?? reported.odometerKm,
    engineHours: input.engineHours ?? reported.engineHours,
  }
}

/** The newest first, without the oldest of many. */
export const withDone = (before: readonly MaintenanceDone[], done: MaintenanceDone): MaintenanceDone[] =>
  [done, ...before].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, DONE_KEPT)

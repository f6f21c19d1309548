import type { FixFlag } from '../devices/tracking.ts'
import type { StampedPosition } from './judging/clock.ts'
import type { FixPoint } from './judging/fix-order.ts'
import { type JudgeState, NOTHING_JUDGED } from './judging/judge.ts'
import type { Motion } from './motion/motion.ts'

/** What a tracker says besides its place; each is the newest it has said, whatever the fix was worth. */
export type Readings = Pick<
  StampedPosition,
  | 'ignition'
  | 'batteryVolts'
  | 'batteryPercent'
  | 'cellular'
  | 'odometerKm'
  | 'engineHours'
  | 'relayCut'
  | 'reportIntervalSeconds'
  | 'statusText'
>

/** An accepted fix without the readings, which are kept beside it. */
export type AcceptedFix = Omit<StampedPosition, keyof Readings | 'events'>

/** All that is known of a tracker from the fixes so far. It is a fold: `advance` makes the next. */
export type Tracked = {
  /** The last accepted fix: the position to show. */
  last: AcceptedFix | null
  /** The newest fix, held or not. */
  newest: (FixPoint & { flags: readonly FixFlag[]; held: boolean }) | null
  readings: Readings
  /** The newest receipt of anything readable, epoch milliseconds. */
  lastContactAt: number | null
  judge: JudgeState
  motion: Motion | null
}

export const NOTHING_TRACKED: Tracked = {
  last: null,
  newest: null,
  readings: {
    ignition: null,
    batteryVolts: null,
    batteryPercent: null,
    cellular: null,
    odometerKm: null,
    engineHours: null,
    relayCut: null,
    reportIntervalSeconds: null,
    statusText: null,
  },
  lastContactAt: null,
  judge: NOTHING_JUDGED,
  motion: null,
}

/** The newest of each reading: what the later one does not say, the earlier one still knows. */
export const mergeReadings = (before: Readings, after: Readings): Readings => ({
  ignition: after.ignition ?? before.ignition,
  batteryVolts: after.batteryVolts ?? before.batteryVolts,
  batteryPercent: after.batteryPercent ?? before.batteryPercent,
  cellular: after.cellular ?? before.cellular,
  odometerKm: after.odometerKm ?? before.odometerKm,
  engineHours: after.engineHours ?? before.engineHours,
  relayCut: after.relayCut ?? before.relayCut,
  reportIntervalSeconds: after.reportIntervalSeconds ?? before.reportIntervalSeconds,
  statusText: after.statusText ?? before.statusText,
})

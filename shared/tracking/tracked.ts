import type { FixFlag } from '../devices/tracking.ts'
import type { StampedPosition } from './judging/clock.ts'
import type { FixPoint } from './judging/fix-order.ts'
import { type JudgeState, NOTHING_JUDGED } from './judging/judge.ts'
import { mergeOnBoard } from './merge-on-board.ts'
import type { Motion } from './motion/motion.ts'
import type { Pace } from './motion/pace.ts'

/** The newest value of each reading, whether or not the fix that came with it counts. */
export type Readings = Pick<
  StampedPosition,
  | 'ignition'
  | 'batteryVolts'
  | 'batteryPercent'
  | 'cellular'
  | 'odometerKm'
  | 'engineHours'
  | 'relayCut'
  | 'onBoard'
  | 'reportIntervalSeconds'
  | 'statusText'
>

/** An accepted fix, without readings and what happened before it. */
export type AcceptedFix = Omit<StampedPosition, keyof Readings | 'events' | 'gForce'>

/** Everything known about a tracker from its positions so far. `advance` computes the next state from it. */
export type Tracked = {
  /** The newest accepted fix: the position to show. */
  last: AcceptedFix | null
  /** The newest fix, held or not. */
  newest: (FixPoint & { flags: readonly FixFlag[]; held: boolean }) | null
  readings: Readings
  /** When we last received anything readable from the tracker, epoch milliseconds. */
  lastContactAt: number | null
  judge: JudgeState
  motion: Motion | null
  pace: Pace | null
  /** Seconds between the newest two fixes; `null` where that is more than an hour. */
  observedIntervalSeconds: number | null
}

/** The state before the first position. */
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
    onBoard: null,
    reportIntervalSeconds: null,
    statusText: null,
  },
  lastContactAt: null,
  judge: NOTHING_JUDGED,
  motion: null,
  pace: null,
  observedIntervalSeconds: null,
}

/** The newer of each reading; one that is unknown in `after` keeps its value from `before`. */
export const mergeReadings = (before: Readings, after: Readings): Readings => ({
  ignition: after.ignition ?? before.ignition,
  batteryVolts: after.batteryVolts ?? before.batteryVolts,
  batteryPercent: after.batteryPercent ?? before.batteryPercent,
  cellular: after.cellular ?? before.cellular,
  odometerKm: after.odometerKm ?? before.odometerKm,
  engineHours: after.engineHours ?? before.engineHours,
  relayCut: after.relayCut ?? before.relayCut,
  onBoard: mergeOnBoard(before.onBoard, after.onBoard),
  reportIntervalSeconds: after.reportIntervalSeconds ?? before.reportIntervalSeconds,
  statusText: after.statusText ?? before.statusText,
})

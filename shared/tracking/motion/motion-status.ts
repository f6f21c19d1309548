import type { MotionStatus, Tracking } from '../../devices/tracking.ts'
import type { AcceptedFix, Tracked } from '../tracked.ts'
import { engineOnIn } from '../view/status-text.ts'
import { knownSpeedKmh, MOVING_ABOVE_KMH, type Pace } from './pace.ts'

/**
 * What a tracker does at its newest accepted fix, the same word everywhere (specification 1.4): moving when the anchor
 * rule says so and the fix itself moves, else idle with the engine on, else stopped. A standing receiver reports up to
 * 6 km/h, so speed alone is not movement. A stop in history still takes 300 s.
 */
export function motionStatusOf({ last, motion, pace, readings }: Tracked): MotionStatus {
  if (last === null || motion === null) return 'UNKNOWN'
  if (motion.moving && fixMoves(pace, last)) return 'MOVING'
  const { ignition: acc, statusText: statusDescription } = readings
  return engineOn({ acc, statusDescription }) === true ? 'IDLE' : 'STOPPED'
}

/**
 * Since when it does so, epoch milliseconds; `null` before the first accepted fix. A tracker that has just come to a
 * stop has done so since it came to its anchor, which is also where the stop begins in history.
 */
export function motionSince(tracked: Tracked): number | null {
  const { motion } = tracked
  if (motion === null) return null
  return motion.moving && motionStatusOf(tracked) !== 'MOVING' ? motion.anchorAt : motion.since
}

function fixMoves(pace: Pace | null, last: AcceptedFix): boolean {
  const speedKmh = knownSpeedKmh(pace, last)
  return speedKmh === null ? (pace?.moving ?? true) : speedKmh > MOVING_ABOVE_KMH
}

/** Whether the engine is on, by the `acc` flag, else by the status text; `null` where neither says. */
export const engineOn = ({
  acc,
  statusDescription,
}: Pick<Tracking, 'acc' | 'statusDescription'>): boolean | null =>
  acc ?? (statusDescription === null ? null : engineOnIn(statusDescription))

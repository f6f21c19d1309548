import type { Tracking } from '../../devices/tracking.ts'
import { engineOnIn } from '../view/status-text.ts'

/** A device counts as moving above this speed, in the dashboard and in history (specification 1.4). */
export const MOVING_ABOVE_KMH = 2

export type DashboardMotion = 'moving' | 'idle' | 'stopped'

type MotionFields = Pick<Tracking, 'acc' | 'statusDescription' | 'speed' | 'motionStatus'>

/** Whether the engine is on, by the `acc` flag, else by the status text; `null` where neither says. */
export const engineOn = ({
  acc,
  statusDescription,
}: Omit<MotionFields, 'speed' | 'motionStatus'>): boolean | null =>
  acc ?? (statusDescription === null ? null : engineOnIn(statusDescription))

/**
 * The motion that the dashboard shows (specification 1.4): idle with the engine on at speed 0, moving above 2 km/h,
 * else stopped. The speed of a device that stands by the anchor rule is 0, because a standing receiver reports up to
 * 6 km/h. Without a reported speed the anchor rule alone decides what moves.
 */
export function dashboardMotion(fields: MotionFields): DashboardMotion {
  const speedKmh =
    dashboardSpeedKmh(fields) ?? (fields.motionStatus === 'MOVING' ? Number.POSITIVE_INFINITY : 0)
  if (speedKmh > MOVING_ABOVE_KMH) return 'moving'
  return speedKmh === 0 && engineOn(fields) === true ? 'idle' : 'stopped'
}

/**
 * The speed in km/h that the dashboard counts: 0 for a device that stands by the anchor rule, else the reported one.
 */
export const dashboardSpeedKmh = ({ speed, motionStatus }: Pick<MotionFields, 'speed' | 'motionStatus'>) =>
  motionStatus === 'STOPPED' || motionStatus === 'IDLE' ? 0 : speed

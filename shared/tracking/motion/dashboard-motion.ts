import type { Tracking } from '../../devices/tracking.ts'
import { engineOnIn } from '../view/status-text.ts'

/** A device moves above this speed, as the dashboard shows it (specification 1.4). */
export const MOVING_ABOVE_KMH = 2

export type DashboardMotion = 'moving' | 'idle' | 'stopped'

type MotionFields = Pick<Tracking, 'acc' | 'statusDescription' | 'speed' | 'motionStatus'>

/** Whether the engine is on: by the flag, else by the status text; `null` where neither says. */
export const engineOn = ({
  acc,
  statusDescription,
}: Omit<MotionFields, 'speed' | 'motionStatus'>): boolean | null =>
  acc ?? (statusDescription === null ? null : engineOnIn(statusDescription))

/**
 * What the dashboard says of a device (specification 1.4): idle with the engine on at speed 0, moving above
 * 2 km/h, else stopped. A receiver that stands reports up to 6 km/h, so the speed of what the anchor rule knows
 * to be standing is 0. Where no speed is told, the anchor rule alone says what moves.
 */
export function dashboardMotion(told: MotionFields): DashboardMotion {
  const speedKmh = dashboardSpeedKmh(told) ?? (told.motionStatus === 'MOVING' ? Number.POSITIVE_INFINITY : 0)
  if (speedKmh > MOVING_ABOVE_KMH) return 'moving'
  return speedKmh === 0 && engineOn(told) === true ? 'idle' : 'stopped'
}

/** The speed in km/h that counts: none of what the anchor rule knows to be standing; `null` where none is told. */
export const dashboardSpeedKmh = ({ speed, motionStatus }: Pick<MotionFields, 'speed' | 'motionStatus'>) =>
  motionStatus === 'STOPPED' || motionStatus === 'IDLE' ? 0 : speed

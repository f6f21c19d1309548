import type { Freshness, Tracking } from '../../../shared/devices/tracking.ts'

/** Whether a position of this freshness still describes the present. */
export const isCurrent = (freshness: Freshness) => freshness === 'live' || freshness === 'delayed'

/** Whether a device moves now, and not only at a position that is out of date. */
export const movesNow = ({ freshness, motionStatus }: Pick<Tracking, 'freshness' | 'motionStatus'>) =>
  isCurrent(freshness) && motionStatus === 'MOVING'

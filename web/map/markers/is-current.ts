import type { Freshness } from '../../../shared/devices/tracking.ts'

/** Whether a position of this freshness still describes the present. */
export const isCurrent = (freshness: Freshness) => freshness === 'live' || freshness === 'delayed'

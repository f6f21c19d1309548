import type { Freshness } from '../../../shared/devices/tracking.ts'

/** Whether what is told of a position can still be true of now. */
export const isCurrent = (freshness: Freshness) => freshness === 'live' || freshness === 'delayed'

import {
  CUT_BELOW_KMH,
  CUT_FIX_AGE_MAX_MS,
  type InterlockReason,
} from '../../../shared/commands/relay-interlock.ts'
import type { Tracking } from '../../../shared/devices/tracking.ts'

export type InterlockPreview = Exclude<InterlockReason, 'no-subscription'> | 'open'

/** How the relay interlock would decide about a cut at `now`, as far as this page can tell. The server decides. */
export function interlockPreview(tracking: Tracking | null, now: number): InterlockPreview {
  if (tracking === null || tracking.GPSTime === null) return 'noFix'
  // a repaired week is a good fix; every other flag means that the newest fix is held
  if (tracking.flags.some((flag) => flag !== 'weekRepaired')) return 'invalidFix'
  if (now - Date.parse(tracking.GPSTime) > CUT_FIX_AGE_MAX_MS) return 'fixAge'
  if (tracking.speed === null) return 'speedUnknown'
  return tracking.speed >= CUT_BELOW_KMH ? 'speed' : 'open'
}

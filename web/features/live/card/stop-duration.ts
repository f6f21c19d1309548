import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { parseStatusText } from '../../../../shared/tracking/view/status-text.ts'

/**
 * How long a device has been standing: by what its positions say, else by its own status text. Null while it
 * moves, and where what is known is too old to say that it still stands.
 */
export function stopDurationMs(tracking: Tracking, now: number): number | null {
  const { motionStatus, freshness, since, statusDescription } = tracking
  if (motionStatus !== 'STOPPED' && motionStatus !== 'IDLE') return null
  if (freshness === 'lastKnown' || freshness === 'silent') return null
  if (since !== null) return Math.max(0, now - Date.parse(since))
  if (statusDescription === null) return null
  const { stopMinutes, idleMinutes } = parseStatusText(statusDescription)
  const minutes = stopMinutes ?? idleMinutes
  return minutes === null ? null : minutes * MINUTE_MS
}

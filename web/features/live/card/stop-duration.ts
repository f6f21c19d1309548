import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { parseStatusText } from '../../../../shared/tracking/view/status-text.ts'

/**
 * How long a device has been stopped or idle, in milliseconds: by its positions, otherwise by its status text.
 * `null` while it moves, and when the position is too old to tell whether it is still there.
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

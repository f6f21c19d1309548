import type { DeviceView } from '../../shared/devices/device.ts'
import type { Freshness } from '../../shared/devices/tracking.ts'
import { DELAYED_WITHIN_MS, LIVE_WITHIN_MS } from '../../shared/tracking/view/freshness.ts'

/**
 * What may still be said of a position when the answer itself has aged, as it does while updates are paused or
 * fail. The server judged it when it answered; this page only ever takes back.
 */
export function agedFreshness(freshness: Freshness, answerAgeMs: number): Freshness {
  if (freshness !== 'live' && freshness !== 'delayed') return freshness
  if (answerAgeMs > DELAYED_WITHIN_MS) return 'lastKnown'
  return answerAgeMs > LIVE_WITHIN_MS ? 'delayed' : freshness
}

/** Who is online is said of the last ten minutes, so an older answer no longer says it. */
export const isOnlineKnown = (answerAgeMs: number) => answerAgeMs <= DELAYED_WITHIN_MS

export function agedDevices(devices: readonly DeviceView[], answerAgeMs: number): DeviceView[] {
  return devices.map((device) => {
    const isOnline = device.isOnline && isOnlineKnown(answerAgeMs)
    const tracking = believedTracking(device.tracking, answerAgeMs)
    return isOnline === device.isOnline && tracking === device.tracking
      ? device
      : { ...device, isOnline, tracking }
  })
}

function believedTracking(tracking: DeviceView['tracking'], answerAgeMs: number): DeviceView['tracking'] {
  if (tracking === null) return null
  const freshness = agedFreshness(tracking.freshness, answerAgeMs)
  return freshness === tracking.freshness ? tracking : { ...tracking, freshness }
}

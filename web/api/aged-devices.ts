import type { DeviceView } from '../../shared/devices/device.ts'
import type { Freshness } from '../../shared/devices/tracking.ts'
import { DELAYED_WITHIN_MS, LIVE_WITHIN_MS } from '../../shared/tracking/view/freshness.ts'

/**
 * Freshness of a position in a reply of this age, which grows while updates are paused or fail. The server judged it
 * at the time of the reply; the page only ever lowers it.
 */
export function agedFreshness(freshness: Freshness, replyAgeMs: number): Freshness {
  if (freshness !== 'live' && freshness !== 'delayed') return freshness
  if (replyAgeMs > DELAYED_WITHIN_MS) return 'lastKnown'
  return replyAgeMs > LIVE_WITHIN_MS ? 'delayed' : freshness
}

/** Online means a contact in the last ten minutes, so an older reply cannot say who is online now. */
export const isOnlineKnown = (replyAgeMs: number) => replyAgeMs <= DELAYED_WITHIN_MS

export function agedDevices(devices: readonly DeviceView[], replyAgeMs: number): DeviceView[] {
  return devices.map((device) => {
    const isOnline = device.isOnline && isOnlineKnown(replyAgeMs)
    const tracking = agedTracking(device.tracking, replyAgeMs)
    return isOnline === device.isOnline && tracking === device.tracking
      ? device
      : { ...device, isOnline, tracking }
  })
}

function agedTracking(tracking: DeviceView['tracking'], replyAgeMs: number): DeviceView['tracking'] {
  if (tracking === null) return null
  const freshness = agedFreshness(tracking.freshness, replyAgeMs)
  return freshness === tracking.freshness ? tracking : { ...tracking, freshness }
}

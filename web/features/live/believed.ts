import type { DeviceView } from '../../../shared/devices/device.ts'
import type { Freshness } from '../../../shared/devices/tracking.ts'
import { DELAYED_WITHIN_MS, LIVE_WITHIN_MS } from '../../../shared/tracking/freshness.ts'

/**
 * What may still be said of a position when the answer itself has aged, as it does while updates are paused or
 * fail. The server judged it when it answered; this page only ever takes back.
 */
export function believedFreshness(freshness: Freshness, answerAgeMs: number): Freshness {
  if (freshness !== 'live' && freshness !== 'delayed') return freshness
  if (answerAgeMs > DELAYED_WITHIN_MS) return 'lastKnown'
  return answerAgeMs > LIVE_WITHIN_MS ? 'delayed' : freshness
}

export function believedDevices(devices: readonly DeviceView[], answerAgeMs: number): DeviceView[] {
  return devices.map((device) => {
    if (device.tracking === null) return device
    const freshness = believedFreshness(device.tracking.freshness, answerAgeMs)
    return freshness === device.tracking.freshness
      ? device
      : { ...device, tracking: { ...device.tracking, freshness } }
  })
}

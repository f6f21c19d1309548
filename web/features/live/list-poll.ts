import type { DeviceView } from '../../../shared/devices/device.ts'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'

const REFRESH_MS = 30 * SECOND_MS
/** Often enough for the server to know that somebody looks: it pushes for 90 s after a list was read. */
const PUSHED_REFRESH_MS = MINUTE_MS
/** While a device waits for its first position, somebody is connecting it and looks at the page. */
const WAITING_REFRESH_MS = 5 * SECOND_MS
/** A tracker that never came within this time of the page is not worth more. */
const WAITING_FOR_MS = 10 * MINUTE_MS

type Asked = { devices: readonly DeviceView[]; pushed: boolean; pageAgeMs: number }

/** How often the list is read: seldom while positions are pushed. */
export function pollIntervalMs({ devices, pushed, pageAgeMs }: Asked): number {
  if (pushed) return PUSHED_REFRESH_MS
  const waiting = devices.some(({ hasSubscription, tracking }) => hasSubscription && tracking === null)
  return waiting && pageAgeMs < WAITING_FOR_MS ? WAITING_REFRESH_MS : REFRESH_MS
}

import type { DeviceView } from '../../../shared/devices/device.ts'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'

export const POLL_MS = 30 * SECOND_MS
/** The server pushes for 90 s after each request for the list, so this keeps the push active. */
const PUSHED_POLL_MS = MINUTE_MS
/** A device without a position is being connected right now, most likely by the person viewing the page. */
const CONNECTING_POLL_MS = 5 * SECOND_MS
/** Polling this often stops when no position arrives within this time of opening the page. */
const CONNECTING_FOR_MS = 10 * MINUTE_MS

type ListState = { devices: readonly DeviceView[]; pushed: boolean; pageAgeMs: number }

/** How often the list is fetched: rarely while positions are pushed, often while a device is being connected. */
export function pollIntervalMs({ devices, pushed, pageAgeMs }: ListState): number {
  if (pushed) return PUSHED_POLL_MS
  const isConnecting = devices.some(({ hasSubscription, tracking }) => hasSubscription && tracking === null)
  return isConnecting && pageAgeMs < CONNECTING_FOR_MS ? CONNECTING_POLL_MS : POLL_MS
}

import type { DeviceView } from '../../../shared/devices/device.ts'

/** Subscriptions as places for devices. Canceled ones are none. */
export type Slots = { used: number; total: number; free: number }

/** The slots of an account by its devices, and the number of its subscriptions without a device. */
export function slotsOf(
  devices: readonly Pick<DeviceView, 'hasSubscription'>[],
  availableDevices: number,
): Slots {
  const used = devices.filter(({ hasSubscription }) => hasSubscription).length
  return { used, total: used + availableDevices, free: availableDevices }
}

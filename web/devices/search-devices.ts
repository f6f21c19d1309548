import type { DeviceView } from '../../shared/devices/device.ts'

/** The subscribed devices whose name, plate or id contains the text, ignoring case. */
export const searchDevices = (devices: readonly DeviceView[], text: string): DeviceView[] =>
  searchAllDevices(
    devices.filter(({ hasSubscription }) => hasSubscription),
    text,
  )

/** The same, with the devices without a subscription. */
export function searchAllDevices(devices: readonly DeviceView[], text: string): DeviceView[] {
  const query = text.trim().toLowerCase()
  return devices.filter(({ deviceName, originalPlate, deviceId }) =>
    [deviceName, originalPlate, deviceId].some((field) => field.toLowerCase().includes(query)),
  )
}

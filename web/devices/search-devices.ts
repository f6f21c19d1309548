import type { DeviceView } from '../../shared/devices/device.ts'

/** The subscribed devices whose name, plate or id contains the text, ignoring case. */
export function searchDevices(devices: readonly DeviceView[], text: string): DeviceView[] {
  const query = text.trim().toLowerCase()
  return devices
    .filter(({ hasSubscription }) => hasSubscription)
    .filter(({ deviceName, originalPlate, deviceId }) =>
      [deviceName, originalPlate, deviceId].some((field) => field.toLowerCase().includes(query)),
    )
}

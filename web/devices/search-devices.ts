import type { DeviceView } from '../../shared/devices/device.ts'

/** The subscribed devices whose name, plate or id contains the text, ignoring case. */
export function searchDevices(devices: readonly DeviceView[], text: string): DeviceView[] {
  const query = queryOf(text)
  return devices.filter(
    (device) => device.hasSubscription && textsOf(device).some((field) => field.includes(query)),
  )
}

/** All devices whose name, plate, id or one of whose tags contains the text, ignoring case. */
export function searchAllDevices(devices: readonly DeviceView[], text: string): DeviceView[] {
  const query = queryOf(text)
  if (query === '') return [...devices]
  return devices.filter(
    (device) =>
      textsOf(device).some((field) => field.includes(query)) ||
      device.tags.some((tag) => tag.toLowerCase().includes(query)),
  )
}

const queryOf = (text: string) => text.trim().toLowerCase()
const textsOf = ({ deviceName, originalPlate, deviceId }: DeviceView) =>
  [deviceName, originalPlate, deviceId].map((field) => field.toLowerCase())

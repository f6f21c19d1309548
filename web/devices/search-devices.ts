import type { DeviceView } from '../../shared/devices/device.ts'

/** The subscribed devices whose name, plate or id holds the text, in whatever case. */
export function searchDevices(devices: readonly DeviceView[], text: string): DeviceView[] {
  const wanted = text.trim().toLocaleLowerCase()
  return devices
    .filter(({ hasSubscription }) => hasSubscription)
    .filter(({ deviceName, originalPlate, deviceId }) =>
      [deviceName, originalPlate, deviceId].some((words) => words.toLocaleLowerCase().includes(wanted)),
    )
}

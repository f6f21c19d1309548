import type { DeviceView } from '../../../../shared/devices/device.ts'

/** The devices whose name, vehicle number, plate or id contains the text, ignoring case (specification 1.2). */
export function findDevices(devices: readonly DeviceView[], text: string): DeviceView[] {
  const needle = text.trim().toLowerCase()
  return devices.filter(({ deviceName, vehicleNum, originalPlate, deviceId }) =>
    [deviceName, vehicleNum ?? '', originalPlate, deviceId].some((field) =>
      field.toLowerCase().includes(needle),
    ),
  )
}

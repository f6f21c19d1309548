import type { DeviceView } from '../../../../shared/devices/device.ts'

/** The devices whose name, vehicle number, plate or id holds the text, in whatever case (specification 1.2). */
export function findDevices(devices: readonly DeviceView[], text: string): DeviceView[] {
  const wanted = text.trim().toLocaleLowerCase()
  return devices.filter(({ deviceName, vehicleNum, originalPlate, deviceId }) =>
    [deviceName, vehicleNum ?? '', originalPlate, deviceId].some((words) =>
      words.toLocaleLowerCase().includes(wanted),
    ),
  )
}

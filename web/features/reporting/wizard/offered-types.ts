import type { DeviceView } from '../../../../shared/devices/device.ts'
import { canAnchor } from '../../../../shared/devices/device-types.ts'
import { ReportType } from '../../../../shared/reports/report-type.ts'

type Device = Pick<DeviceView, 'deviceType' | 'tracking'>

/** The report types to choose from: readings on board only with a boat among the devices, or where they are `kept`. */
export function offeredTypes(devices: readonly Device[], kept: ReportType): readonly ReportType[] {
  const hasBoat = devices.some(
    ({ deviceType, tracking }) => canAnchor(deviceType) || (tracking?.onBoard ?? null) !== null,
  )
  return ReportType.options.filter((type) => type !== 'on_board' || hasBoat || type === kept)
}

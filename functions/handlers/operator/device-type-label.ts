import { isDeviceType, unknownTypeLabel } from '../../../shared/devices/device-types.ts'
import { deviceTypes } from '../../../shared/i18n/en/device-types.ts'

/** A device type as the console, which is in English, shows it. */
export const deviceTypeLabel = (deviceType: string): string =>
  isDeviceType(deviceType) ? deviceTypes[deviceType] : unknownTypeLabel(deviceType)

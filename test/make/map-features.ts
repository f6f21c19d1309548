import type { DeviceView } from '../../shared/devices/device.ts'
import { agedDevices } from '../../web/api/aged-devices.ts'
import { deviceFeatures } from '../../web/map/features/device-features.ts'

/** The features that the live map shows for the devices of a reply that has just arrived. */
export const mapFeaturesOf = (devices: readonly DeviceView[]) =>
  deviceFeatures(agedDevices(devices, 0).filter(({ hasSubscription }) => hasSubscription)).features

import type { StoredDevice } from '../../functions/stores/devices/devices.ts'
import { toIso } from '../../shared/time.ts'
import { NOON } from './tracking/a-position.ts'

/** A subscribed boat in the devices table. */
export const aStoredDevice = (fields: Partial<StoredDevice> = {}): StoredDevice => ({
  accountId: 'owner',
  deviceId: 'T1',
  trackId: 'track-1',
  deviceName: 'Boat',
  deviceType: 'boat',
  vehicleNum: null,
  customIcon: null,
  tags: [],
  isInStorageMode: false,
  subscriptionId: 's1',
  createdAt: toIso(NOON),
  ...fields,
})

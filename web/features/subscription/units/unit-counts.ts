import type { DeviceView } from '../../../../shared/devices/device.ts'

type Unit = Pick<DeviceView, 'isOnline' | 'hasSubscription'>

/** The counts on the tiles. A unit without a subscription is inactive, whether or not it reports. */
export function unitCounts(units: readonly Unit[]) {
  const tracking = units.filter(({ hasSubscription }) => hasSubscription)
  return {
    total: units.length,
    online: tracking.filter(({ isOnline }) => isOnline).length,
    tracking: tracking.length,
    inactive: units.length - tracking.length,
  }
}

export type UnitState = 'online' | 'offline' | 'inactive'

export function unitState({ isOnline, hasSubscription }: Unit): UnitState {
  if (!hasSubscription) return 'inactive'
  return isOnline ? 'online' : 'offline'
}

import type { DeviceView } from '../../../../shared/devices/device.ts'
import { hasProblem } from '../../../devices/device-problems.ts'
import { movesNow } from '../../../map/markers/is-current.ts'
import type { DeviceFilter } from '../live-search.ts'

const MATCHES: Record<DeviceFilter, (device: DeviceView) => boolean> = {
  moving: ({ tracking }) => tracking !== null && movesNow(tracking),
  online: ({ isOnline }) => isOnline,
  offline: ({ isOnline }) => !isOnline,
  relayCut: (device) => hasProblem(device, 'relayCut'),
  held: (device) => hasProblem(device, 'held'),
  lowBattery: (device) => hasProblem(device, 'lowBattery'),
  silent: (device) => hasProblem(device, 'silent'),
}

/** The devices that match the filter and have the tag. An undefined criterion matches every device. */
export const filterFleet = (
  devices: readonly DeviceView[],
  { filter, tag }: { filter: DeviceFilter | undefined; tag: string | undefined },
): DeviceView[] =>
  devices.filter(
    (device) =>
      (filter === undefined || MATCHES[filter](device)) && (tag === undefined || device.tags.includes(tag)),
  )

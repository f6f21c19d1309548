import type { DeviceView } from '../../../../shared/devices/device.ts'
import { isCurrent } from '../../../map/markers/is-current.ts'
import type { DeviceFilter } from '../live-search.ts'

const IS_OF_KIND: Record<DeviceFilter, (device: DeviceView) => boolean> = {
  moving: ({ tracking }) =>
    tracking !== null && isCurrent(tracking.freshness) && tracking.motionStatus === 'MOVING',
  offline: ({ isOnline }) => !isOnline,
}

/** The devices that move now, or are offline; with the tag. What is not asked for lets every device through. */
export const filterFleet = (
  devices: readonly DeviceView[],
  { kind, tag }: { kind: DeviceFilter | undefined; tag: string | undefined },
): DeviceView[] =>
  devices.filter(
    (device) =>
      (kind === undefined || IS_OF_KIND[kind](device)) && (tag === undefined || device.tags.includes(tag)),
  )

/** Every tag of the devices once, in the order of the alphabet. */
export const tagsOf = (devices: readonly DeviceView[]): string[] =>
  [...new Set(devices.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b))

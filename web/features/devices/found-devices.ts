import type { DeviceView } from '../../../shared/devices/device.ts'
import { searchAllDevices } from '../../devices/search-devices.ts'
import { reorderDevices, type TableSort } from '../../devices/sort-devices.ts'
import type { StatusFilter } from './devices-search.ts'

type Wanted = { text: string; show: StatusFilter | undefined; sort: TableSort; isReversed: boolean }

/** The devices that match the search and the filter, in the chosen order. `devices` are in the order of their names. */
export function foundDevices(
  byNames: readonly DeviceView[],
  { text, show, sort, isReversed }: Wanted,
): readonly DeviceView[] {
  const shown =
    show === undefined ? byNames : byNames.filter(({ isOnline }) => isOnline === (show === 'online'))
  return reorderDevices(searchAllDevices(shown, text), sort, isReversed)
}

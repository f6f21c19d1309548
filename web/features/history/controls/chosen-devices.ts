import type { DeviceView } from '../../../../shared/devices/device.ts'
import { MAX_DEVICES } from '../history-search.ts'
import type { Selection } from '../use-history-view.ts'

type Listed = Pick<DeviceView, 'deviceId'>

/** The devices that are shown together: the chosen ones that the account has, or the first ten. */
export function chosenIds(
  selection: Extract<Selection, { kind: 'all' | 'several' }>,
  devices: readonly Listed[],
): readonly string[] {
  const listedIds = devices.map(({ deviceId }) => deviceId)
  if (selection.kind === 'all') return listedIds.slice(0, MAX_DEVICES)
  return selection.deviceIds.filter((id) => listedIds.includes(id))
}

/**
 * The chosen devices, in the order of the list. A single device has trips and stops, and "all" includes new
 * ones.
 */
export function selectionOfIds(ids: readonly string[], devices: readonly Listed[]): Selection {
  const deviceIds = devices.map(({ deviceId }) => deviceId).filter((id) => ids.includes(id))
  const [only, other] = deviceIds
  if (only === undefined) return { kind: 'none' }
  if (other === undefined) return { kind: 'one', deviceId: only }
  return deviceIds.length === devices.length ? { kind: 'all' } : { kind: 'several', deviceIds }
}

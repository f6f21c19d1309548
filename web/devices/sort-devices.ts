import type { DeviceView } from '../../shared/devices/device.ts'
import type { DeviceSort } from '../features/live/live-search.ts'

const NAMES = new Intl.Collator(undefined, { numeric: true })
const byName = (a: DeviceView, b: DeviceView) => NAMES.compare(a.deviceName, b.deviceName)
const lastContactAt = ({ tracking }: DeviceView) => tracking?.lastUpdate ?? ''
/** Times are ISO UTC, whose letters are in the order of time. */
function lastHeardFirst(a: DeviceView, b: DeviceView): number {
  const [first, second] = [lastContactAt(a), lastContactAt(b)]
  if (first === second) return byName(a, b)
  return first < second ? 1 : -1
}

const ORDERS: Record<DeviceSort, (a: DeviceView, b: DeviceView) => number> = {
  name: byName,
  heard: lastHeardFirst,
}

/** By name with numbers as numbers, or the last heard first; what was never heard is last. */
export const sortDevices = (devices: readonly DeviceView[], sort: DeviceSort): DeviceView[] =>
  devices.toSorted(ORDERS[sort])

/** The same; a list whose names and times are those of the last one is put in its order without comparing names. */
export function createDeviceSorter(): typeof sortDevices {
  let before: { devices: readonly DeviceView[]; sort: DeviceSort; sorted: DeviceView[] } | null = null
  return (devices, sort) => {
    const sorted =
      before?.sort === sort && sortsAlike(before.devices, devices, sort)
        ? inOrderOf(before.sorted, before.devices, devices)
        : sortDevices(devices, sort)
    before = { devices, sort, sorted }
    return sorted
  }
}

const sortsAlike = (before: readonly DeviceView[], now: readonly DeviceView[], sort: DeviceSort): boolean =>
  before.length === now.length &&
  now.every((device, index) => {
    const was = before[index]
    if (was === device) return true
    return (
      was?.deviceName === device.deviceName &&
      (sort === 'name' || lastContactAt(was) === lastContactAt(device))
    )
  })

function inOrderOf(
  sorted: readonly DeviceView[],
  before: readonly DeviceView[],
  now: readonly DeviceView[],
): DeviceView[] {
  const inPlaceOf = new Map(now.map((device, index) => [before[index], device]))
  return sorted.flatMap((was) => inPlaceOf.get(was) ?? [])
}

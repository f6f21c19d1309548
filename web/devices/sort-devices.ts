import type { DeviceView } from '../../shared/devices/device.ts'

/** The first is the default. */
export const DEVICE_SORTS = ['name', 'lastContact'] as const
export type DeviceSort = (typeof DEVICE_SORTS)[number]

const NAMES = new Intl.Collator(undefined, { numeric: true })
const byName = (a: DeviceView, b: DeviceView) => NAMES.compare(a.deviceName, b.deviceName)
const lastContactAt = ({ tracking }: DeviceView) => tracking?.lastUpdate ?? ''
/** Newest first. ISO times in UTC sort as text. */
function byLastContact(a: DeviceView, b: DeviceView): number {
  const [first, second] = [lastContactAt(a), lastContactAt(b)]
  if (first === second) return byName(a, b)
  return first < second ? 1 : -1
}

const COMPARE: Record<DeviceSort, (a: DeviceView, b: DeviceView) => number> = {
  name: byName,
  lastContact: byLastContact,
}

/** By name with numbers as numbers, or by last contact with the newest first and devices without one last. */
export const sortDevices = (devices: readonly DeviceView[], sort: DeviceSort): DeviceView[] =>
  devices.toSorted(COMPARE[sort])

/** The same, but a list with the names and times of the previous one keeps its order without comparing names. */
export function createDeviceSorter(): typeof sortDevices {
  let previous: { devices: readonly DeviceView[]; sort: DeviceSort; sorted: DeviceView[] } | null = null
  return (devices, sort) => {
    const sorted =
      previous?.sort === sort && sortsAlike(previous.devices, devices, sort)
        ? inOrderOf(previous.sorted, previous.devices, devices)
        : sortDevices(devices, sort)
    previous = { devices, sort, sorted }
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
  const replacementOf = new Map(now.map((device, index) => [before[index], device]))
  return sorted.flatMap((was) => replacementOf.get(was) ?? [])
}

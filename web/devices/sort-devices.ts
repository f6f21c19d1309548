import type { DeviceView } from '../../shared/devices/device.ts'

/** The first is the default. */
export const DEVICE_SORTS = ['name', 'lastContact'] as const
export type DeviceSort = (typeof DEVICE_SORTS)[number]

/** The orders of the table of all devices. */
export const TABLE_SORTS = [...DEVICE_SORTS, 'tags', 'subscription', 'status', 'speed'] as const
export type TableSort = (typeof TABLE_SORTS)[number]

const NAMES = new Intl.Collator(undefined, { numeric: true })
const byName = (a: DeviceView, b: DeviceView) => NAMES.compare(a.deviceName, b.deviceName)
const lastContactAt = ({ tracking }: DeviceView) => tracking?.lastUpdate ?? ''
const tagsOf = ({ tags }: DeviceView) => tags.join()
/** ISO times in UTC sort as text. */
const compareTexts = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
const UNKNOWN_SPEED = -1
const speedOf = ({ tracking }: DeviceView) => tracking?.speed ?? UNKNOWN_SPEED

/** The newest, the subscribed, the online and the fastest come first. */
const COMPARE: Record<TableSort, (a: DeviceView, b: DeviceView) => number> = {
  name: byName,
  lastContact: (a, b) => compareTexts(lastContactAt(b), lastContactAt(a)),
  tags: (a, b) =>
    Number(a.tags.length === 0) - Number(b.tags.length === 0) || compareTexts(tagsOf(a), tagsOf(b)),
  subscription: (a, b) => Number(b.hasSubscription) - Number(a.hasSubscription),
  status: (a, b) => Number(b.isOnline) - Number(a.isOnline),
  speed: (a, b) => speedOf(b) - speedOf(a),
}

/** By name with numbers as numbers, or by last contact with the newest first and devices without one last. */
export const sortDevices = (devices: readonly DeviceView[], sort: DeviceSort): DeviceView[] =>
  devices.toSorted((a, b) => COMPARE[sort](a, b) || byName(a, b))

/** Devices that are sorted by name, in another order, where those that are equal keep theirs. */
export const reorderDevices = (
  byNames: readonly DeviceView[],
  sort: TableSort,
  isReversed: boolean,
): readonly DeviceView[] => {
  if (sort === 'name') return isReversed ? byNames.toReversed() : byNames
  const direction = isReversed ? -1 : 1
  return byNames.toSorted((a, b) => direction * COMPARE[sort](a, b))
}

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

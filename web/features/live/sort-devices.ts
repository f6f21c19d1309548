import type { DeviceView } from '../../../shared/devices/device.ts'
import type { DeviceSort } from './live-search.ts'

const NAMES = new Intl.Collator(undefined, { numeric: true })
const byName = (a: DeviceView, b: DeviceView) => NAMES.compare(a.deviceName, b.deviceName)
const heardAt = ({ tracking }: DeviceView) => tracking?.lastUpdate ?? ''
const lastHeardFirst = (a: DeviceView, b: DeviceView) => heardAt(b).localeCompare(heardAt(a)) || byName(a, b)

const ORDERS: Record<DeviceSort, (a: DeviceView, b: DeviceView) => number> = {
  name: byName,
  heard: lastHeardFirst,
}

/** By name with numbers as numbers, or the last heard first; what was never heard is last. */
export const sortDevices = (devices: readonly DeviceView[], sort: DeviceSort): DeviceView[] =>
  devices.toSorted(ORDERS[sort])

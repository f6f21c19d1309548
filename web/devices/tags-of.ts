import type { DeviceView } from '../../shared/devices/device.ts'

/** The tags of devices, each once, in alphabetical order. */
export const tagsOf = (devices: readonly DeviceView[]): string[] =>
  [...new Set(devices.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b))

import type { DeviceView } from '../../shared/devices/device.ts'

/** The subscribed devices whose name, plate or id contains the text, ignoring case. */
export function searchDevices(devices: readonly DeviceView[], text: string): DeviceView[] {
  const query = queryOf(text)
  return devices.filter((device) => device.hasSubscription && textOf(device).names.includes(query))
}

/** All devices whose name, plate, id or one of whose tags contains the text, ignoring case. */
export function searchAllDevices(devices: readonly DeviceView[], text: string): readonly DeviceView[] {
  const query = queryOf(text)
  if (query === '') return devices
  return devices.filter((device) => {
    const { names, tags } = textOf(device)
    return names.includes(query) || tags.includes(query)
  })
}

const queryOf = (text: string) => text.trim().toLowerCase()

type SearchText = { names: string; tags: string }

/** No field of a search contains one. */
const SEPARATOR = '\n'
const written = new WeakMap<DeviceView, SearchText>()

/** The text of a device that a search looks at, cached for the next keystroke. */
function textOf(device: DeviceView): SearchText {
  const kept = written.get(device)
  if (kept !== undefined) return kept
  const { deviceName, originalPlate, deviceId, tags } = device
  const lowerCase = (fields: readonly string[]) => fields.join(SEPARATOR).toLowerCase()
  const text = { names: lowerCase([deviceName, originalPlate, deviceId]), tags: lowerCase(tags) }
  written.set(device, text)
  return text
}

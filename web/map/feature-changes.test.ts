import { expect, test } from 'vitest'
import { aDevice } from '../make/a-device.ts'
import { deviceFeatures, keptDeviceFeatures } from './device-features.ts'
import { featureChanges } from './feature-changes.ts'

const FLEET = ['D0', 'D1', 'D2', 'D3'].map((deviceId) => aDevice({ deviceId }))
const moved = (deviceId: string) => aDevice({ deviceId, tracking: { latitude: 27 } })
const idsOf = (features: readonly { properties: { deviceId?: unknown } | null }[] = []) =>
  features.map(({ properties }) => properties?.deviceId)

function changes(after: typeof FLEET) {
  const featuresOf = keptDeviceFeatures()
  const found = featureChanges(featuresOf(FLEET), featuresOf(after), 'deviceId')
  return found && { add: idsOf(found.add), remove: found.remove }
}
const changed = (...ids: string[]) =>
  FLEET.map((device) => (ids.includes(device.deviceId) ? moved(device.deviceId) : device))

test('LIV-8 the map is told of the devices that changed', () => {
  expect(changes(changed('D2'))).toEqual({ add: ['D2'], remove: [] })
  expect(changes([...FLEET])).toEqual({ add: [], remove: [] })
})
test('LIV-8 of those that came and those that went', () => {
  expect(changes([...FLEET.slice(1), aDevice({ deviceId: 'D4' })])).toEqual({ add: ['D4'], remove: ['D0'] })
})
test('LIV-8 of all of them when more than half changed', () => {
  expect(changes(changed('D0', 'D1'))).not.toBeNull()
  expect(changes(changed('D0', 'D1', 'D2'))).toBeNull()
})
test('LIV-8 a kept feature is the one that would be made anew', () => {
  expect(keptDeviceFeatures()(FLEET)).toEqual(deviceFeatures(FLEET))
  expect(keptDeviceFeatures(() => 'label')(FLEET)).toEqual(deviceFeatures(FLEET, () => 'label'))
})

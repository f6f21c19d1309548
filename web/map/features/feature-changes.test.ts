import { expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { deviceFeatures, memoizedDeviceFeatures } from './device-features.ts'
import { featureChanges } from './feature-changes.ts'

const FLEET = ['D0', 'D1', 'D2', 'D3'].map((deviceId) => aDevice({ deviceId }))
const moved = (deviceId: string) => aDevice({ deviceId, tracking: { latitude: 27 } })
const idsOf = (features: readonly { properties: { deviceId?: unknown } | null }[] = []) =>
  features.map(({ properties }) => properties?.deviceId)
const always = () => true

function changes(after: typeof FLEET, matters: (id: unknown) => boolean = always) {
  const featuresOf = memoizedDeviceFeatures()
  const [before, wanted] = [featuresOf(FLEET), featuresOf(after)]
  const known = new Set<unknown>(before.features)
  const { told, changes: found } = featureChanges(before, wanted, 'deviceId', (_, now) =>
    matters(now.properties?.deviceId),
  )
  return {
    tells: found === null || found === 'all' ? found : { add: idsOf(found.add), remove: found.remove },
    knows: told.features.map((feature, index) =>
      feature === wanted.features[index] ? 'wanted' : known.has(feature) ? 'before' : 'neither',
    ),
  }
}
const changed = (...ids: string[]) =>
  FLEET.map((device) => (ids.includes(device.deviceId) ? moved(device.deviceId) : device))

test('LIV-8 the map is told of the devices that changed', () => {
  expect(changes(changed('D2')).tells).toEqual({ add: ['D2'], remove: [] })
  expect(changes([...FLEET]).tells).toBeNull()
})
test('LIV-8 of those that came and those that went', () => {
  expect(changes([...FLEET.slice(1), aDevice({ deviceId: 'D4' })]).tells).toEqual({
    add: ['D4'],
    remove: ['D0'],
  })
})
test('LIV-8 of all of them when more than half changed', () => {
  expect(changes(changed('D0', 'D1')).tells).not.toBe('all')
  expect(changes(changed('D0', 'D1', 'D2')).tells).toBe('all')
})
test('LIV-8 not of a change that does not matter, which is still to be told when it does', () => {
  const onlyD1 = changes(changed('D0', 'D1'), (id) => id === 'D1')
  expect(onlyD1.tells).toEqual({ add: ['D1'], remove: [] })
  expect(onlyD1.knows).toEqual(['before', 'wanted', 'wanted', 'wanted'])
  expect(changes(changed('D0', 'D1'), () => false).tells).toBeNull()
})
test('LIV-8 nor where the order is another', () => {
  const [first, ...others] = changed('D0', 'D1')
  const reordered = [...others, ...(first ? [first] : [])]
  const onlyD1 = changes(reordered, (id) => id === 'D1')
  expect(onlyD1.tells).toEqual({ add: ['D1'], remove: [] })
  expect(onlyD1.knows).toEqual(['wanted', 'wanted', 'wanted', 'before'])
})
test('LIV-8 a kept feature is the one that would be made anew', () => {
  expect(memoizedDeviceFeatures()(FLEET)).toEqual(deviceFeatures(FLEET))
  expect(memoizedDeviceFeatures(() => 'label')(FLEET)).toEqual(deviceFeatures(FLEET, () => 'label'))
})

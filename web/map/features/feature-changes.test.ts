import { expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { deviceFeatures, memoizedDeviceFeatures } from './device-features.ts'
import { featureChanges } from './feature-changes.ts'

const FLEET = ['D0', 'D1', 'D2', 'D3'].map((deviceId) => aDevice({ deviceId }))
const moved = (deviceId: string) => aDevice({ deviceId, tracking: { latitude: 27 } })
const idsOf = (features: readonly { properties: { deviceId?: unknown } | null }[] = []) =>
  features.map(({ properties }) => properties?.deviceId)
const always = () => true

function update(after: typeof FLEET, isRelevant: (id: unknown) => boolean = always) {
  const featuresOf = memoizedDeviceFeatures()
  const [before, wanted] = [featuresOf(FLEET), featuresOf(after)]
  const previous = new Set<unknown>(before.features)
  const { shown, changes } = featureChanges(before, wanted, 'deviceId', (_, now) =>
    isRelevant(now.properties?.deviceId),
  )
  return {
    changes:
      changes === null || changes === 'all' ? changes : { add: idsOf(changes.add), remove: changes.remove },
    shown: shown.features.map((feature, index) =>
      feature === wanted.features[index] ? 'wanted' : previous.has(feature) ? 'before' : 'neither',
    ),
  }
}
const changed = (...ids: string[]) =>
  FLEET.map((device) => (ids.includes(device.deviceId) ? moved(device.deviceId) : device))

test('LIV-8 the map receives only the devices that changed', () => {
  expect(update(changed('D2')).changes).toEqual({ add: ['D2'], remove: [] })
  expect(update([...FLEET]).changes).toBeNull()
})
test('LIV-8 added and removed devices are part of the diff', () => {
  expect(update([...FLEET.slice(1), aDevice({ deviceId: 'D4' })]).changes).toEqual({
    add: ['D4'],
    remove: ['D0'],
  })
})
test('LIV-8 everything is replaced when more than half changed', () => {
  expect(update(changed('D0', 'D1')).changes).not.toBe('all')
  expect(update(changed('D0', 'D1', 'D2')).changes).toBe('all')
})
test('LIV-8 an irrelevant change is left out and stays pending', () => {
  const onlyD1 = update(changed('D0', 'D1'), (id) => id === 'D1')
  expect(onlyD1.changes).toEqual({ add: ['D1'], remove: [] })
  expect(onlyD1.shown).toEqual(['before', 'wanted', 'wanted', 'wanted'])
  expect(update(changed('D0', 'D1'), () => false).changes).toBeNull()
})
test('LIV-8 an irrelevant change is left out also when the order changed', () => {
  const [first, ...others] = changed('D0', 'D1')
  const reordered = [...others, ...(first ? [first] : [])]
  const onlyD1 = update(reordered, (id) => id === 'D1')
  expect(onlyD1.changes).toEqual({ add: ['D1'], remove: [] })
  expect(onlyD1.shown).toEqual(['wanted', 'wanted', 'wanted', 'before'])
})
test('LIV-8 a memoized feature equals a new one', () => {
  expect(memoizedDeviceFeatures()(FLEET)).toEqual(deviceFeatures(FLEET))
  expect(memoizedDeviceFeatures(() => 'label')(FLEET)).toEqual(deviceFeatures(FLEET, () => 'label'))
})

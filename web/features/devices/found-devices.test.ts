import { expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { foundDevices } from './found-devices.ts'

const FLEET = [
  aDevice({ deviceId: 'A1', tags: ['north'], tracking: { speed: 3 } }),
  aDevice({ deviceId: 'B1', isOnline: false, tags: ['north'], tracking: { speed: 9 } }),
  aDevice({ deviceId: 'C1', isOnline: false, tracking: null }),
]
const ALL = { text: '', show: undefined, sort: 'name', isReversed: false } as const
const ids = (wanted: Partial<Parameters<typeof foundDevices>[1]>) =>
  foundDevices(FLEET, { ...ALL, ...wanted }).map(({ deviceId }) => deviceId)

test.each([
  [{}, ['A1', 'B1', 'C1']],
  [{ show: 'online' }, ['A1']],
  [{ show: 'offline' }, ['B1', 'C1']],
  [{ show: 'offline', text: 'north' }, ['B1']],
  [{ text: 'north', sort: 'speed' }, ['B1', 'A1']],
  [{ text: 'north', sort: 'speed', isReversed: true }, ['A1', 'B1']],
] as const)('DEV-1 %j', (wanted, expected) => {
  expect(ids(wanted)).toEqual(expected)
})

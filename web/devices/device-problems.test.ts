import { expect, test } from 'vitest'
import { aDevice } from '../make/a-device.ts'
import { withProblemsFirst } from './device-problems.ts'

test('OVR-4 devices with a problem come first, the most urgent before the others, else the order is kept', () => {
  const fleet = [
    aDevice({ deviceId: 'a' }),
    aDevice({ deviceId: 'silent', tracking: { freshness: 'silent' } }),
    aDevice({ deviceId: 'low', tracking: { batteryVoltage: 12.1 } }),
    aDevice({ deviceId: 'b' }),
    aDevice({ deviceId: 'low and silent', tracking: { batteryVoltage: 11.9, freshness: 'silent' } }),
    aDevice({ deviceId: 'cut', isRelayCut: true }),
    aDevice({ deviceId: 'held', hasHeldCommand: true }),
    aDevice({ deviceId: 'not subscribed', hasSubscription: false, isRelayCut: true, tracking: null }),
  ]
  expect(withProblemsFirst(fleet).map(({ deviceId }) => deviceId)).toEqual([
    'cut',
    'held',
    'low',
    'low and silent',
    'silent',
    'a',
    'b',
    'not subscribed',
  ])
})

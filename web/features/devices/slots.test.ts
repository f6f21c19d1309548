import { expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { slotsOf } from './slots.ts'

test('DEV-2 slots are the tracked devices and the subscriptions without a device', () => {
  const fleet = [aDevice(), aDevice({ hasSubscription: false }), aDevice()]
  expect(slotsOf(fleet, 1)).toEqual({ used: 2, total: 3, free: 1 })
  expect(slotsOf(fleet, 0)).toEqual({ used: 2, total: 2, free: 0 })
  expect(slotsOf([], 0)).toEqual({ used: 0, total: 0, free: 0 })
})

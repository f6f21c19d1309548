import { expect, test } from 'vitest'
import type { Tracking } from '../../../shared/devices/tracking.ts'
import { aDevice } from '../../make/a-device.ts'
import { fleetCounts } from './fleet-counts.ts'

const movingOf = (tracking: Partial<Tracking>) => fleetCounts([aDevice({ tracking })]).moving
const lowOf = (batteryVoltage: number | null) =>
  fleetCounts([aDevice({ tracking: { batteryVoltage } })]).lowBattery

test('OVR-2 counts all devices, those online and those with a subscription', () => {
  const fleet = [
    aDevice(),
    aDevice({ isOnline: false }),
    aDevice({ hasSubscription: false, isOnline: false, tracking: null }),
  ]
  expect(fleetCounts(fleet)).toMatchObject({ devices: 3, online: 1, subscribed: 2 })
  expect(fleetCounts([])).toEqual({ devices: 0, online: 0, subscribed: 0, moving: 0, lowBattery: 0 })
})

test.each([
  [{}, 1],
  [{ speed: null }, 1],
  [{ freshness: 'delayed' }, 1],
  [{ freshness: 'lastKnown' }, 0],
  [{ freshness: 'silent' }, 0],
  [{ motionStatus: 'STOPPED' }, 0],
  [{ motionStatus: 'IDLE' }, 0],
] as const)('OVR-3 %o counts %i as moving', (tracking, moving) => {
  expect(movingOf(tracking)).toBe(moving)
})

test.each([
  [12.2, 0],
  [12.19, 1],
  [11.9, 1],
  [null, 0],
])('OVR-3 a battery of %s V counts %i as low', (volts, low) => {
  expect(lowOf(volts)).toBe(low)
})

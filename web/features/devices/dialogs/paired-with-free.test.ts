import { expect, test } from 'vitest'
import { aDevice } from '../../../make/a-device.ts'
import { aSubscription } from '../../../make/a-subscription.ts'
import { freeSubscriptions, pairedWithFree } from './paired-with-free.ts'

const LATER = '2026-12-22T12:00:00.000Z'
const SUBSCRIPTIONS = [
  aSubscription({ id: 'assigned', assignedDeviceId: 'SEA1' }),
  aSubscription({ id: 'free' }),
  aSubscription({ id: 'held', assignableAt: LATER }),
  aSubscription({ id: 'failed', status: 'past_due' }),
  aSubscription({ id: 'canceled', status: 'canceled' }),
  aSubscription({ id: 'also free' }),
]

test('SUB-2 only an active subscription without a device is free, and not while it is held', () => {
  expect(freeSubscriptions(SUBSCRIPTIONS).map(({ id }) => id)).toEqual(['free', 'also free'])
})

test('DEV-2 each device gets a subscription of its own, as far as they go', () => {
  const fleet = ['A1', 'B1', 'C1'].map((deviceId) => aDevice({ deviceId }))
  expect(
    pairedWithFree(fleet, SUBSCRIPTIONS).map(({ device, subscriptionId }) => [
      device.deviceId,
      subscriptionId,
    ]),
  ).toEqual([
    ['A1', 'free'],
    ['B1', 'also free'],
  ])
})

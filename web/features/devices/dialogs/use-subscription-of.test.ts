import { expect, test } from 'vitest'
import { aSubscription } from '../../../make/a-subscription.ts'
import { subscriptionByDevice } from './use-subscription-of.ts'

test('DEV-2 a subscription concerns the device that it is assigned to, until it is canceled', () => {
  const failed = aSubscription({ status: 'past_due', assignedDeviceId: 'SEA1' })
  const active = aSubscription({ assignedDeviceId: 'SEA2' })
  const canceled = aSubscription({ status: 'canceled', assignedDeviceId: 'SEA3' })
  expect([...subscriptionByDevice([failed, active, canceled, aSubscription()])]).toEqual([
    ['SEA1', failed],
    ['SEA2', active],
  ])
})

import { expect, test } from 'vitest'
import { aSubscription } from '../../make/a-subscription.ts'
import { pastDueByDevice } from './use-past-due.ts'

test('DEV-2 a failed payment concerns the device of its subscription', () => {
  const failed = aSubscription({ status: 'past_due', assignedDeviceId: 'SEA1' })
  const map = pastDueByDevice([
    failed,
    aSubscription({ assignedDeviceId: 'SEA2' }),
    aSubscription({ status: 'past_due' }),
    aSubscription({ status: 'canceled', assignedDeviceId: 'SEA3' }),
  ])
  expect([...map]).toEqual([['SEA1', failed]])
})

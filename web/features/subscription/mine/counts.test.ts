import { expect, test } from 'vitest'
import { aSubscription } from '../../../make/a-subscription.ts'
import { countsOf, withCanceledLast } from './counts.ts'

const canceled = aSubscription({ id: 'gone', status: 'canceled', assignedDeviceId: 'boat' })

test('SUB-1 the tiles count active subscriptions, and add up monthly ones to the cent', () => {
  const all = [
    canceled,
    aSubscription({ assignedDeviceId: 'boat' }),
    aSubscription(),
    aSubscription(),
    aSubscription({ planType: 'annual', amount: 59.94 }),
    aSubscription({ status: 'past_due', assignedDeviceId: 'van' }),
  ]
  expect(countsOf(all)).toEqual({ active: 4, assigned: 1, available: 3, pastDue: 1, monthlyCents: 2997 })
})

test('SUB-1 canceled subscriptions come last, and the others keep their order', () => {
  const [one, other] = [aSubscription({ id: 'one' }), aSubscription({ id: 'other', status: 'past_due' })]
  expect(withCanceledLast([canceled, one, other])).toEqual([one, other, canceled])
})

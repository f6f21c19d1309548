import { expect, test } from 'vitest'
import { aSubscription } from '../../../make/a-subscription.ts'
import { failedPayments } from './failed-payments.ts'

const failed = (paymentFailedAt: string) =>
  aSubscription({ status: 'past_due', paymentFailedAt, trackedUntil: '2026-05-24T10:00:00Z' })

test('SUB-1 subscriptions whose payment failed together are named together, the oldest failure first', () => {
  const [early, late] = ['2026-05-03T10:00:00Z', '2026-05-05T10:00:00Z']
  const all = [failed(late), failed(early), aSubscription(), failed(early)]
  expect(failedPayments(all)).toEqual([
    { failedAt: early, trackedUntil: '2026-05-24T10:00:00Z', count: 2 },
    { failedAt: late, trackedUntil: '2026-05-24T10:00:00Z', count: 1 },
  ])
  expect(failedPayments([aSubscription()])).toEqual([])
})

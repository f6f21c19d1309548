import { expect, test } from 'vitest'
import { isDelivered, stepOf } from './order-tracker.tsx'
import { unitCounts, unitState } from './unit-counts.ts'

const unit = (isOnline: boolean, hasSubscription: boolean) => ({ isOnline, hasSubscription })

test('SUB-4 the tiles count units; one without a subscription is inactive, even if it reports', () => {
  const units = [unit(true, true), unit(false, true), unit(true, false)]
  expect(unitCounts(units)).toEqual({ total: 3, online: 1, tracking: 2, inactive: 1 })
  expect(units.map(unitState)).toEqual(['online', 'offline', 'inactive'])
})

test.each([
  [-1, null],
  [0, 0],
  [4, 4],
  [5, null],
  [1.5, null],
])('SUB-4 SUB-8 the shipping status %s is step %s of five', (status, step) => {
  expect(stepOf(status)).toBe(step)
})

test('SUB-4 the setup guide is offered at delivered only', () => {
  expect([3, 4, 5].map(isDelivered)).toEqual([false, true, false])
})

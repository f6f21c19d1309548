import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLANS } from './draft/order-draft.ts'
import { summaryOf } from './summary-lines.ts'

test.each([
  { plan: 'monthly', totalCents: 999 + 8_999, renewalCents: 999, period: 'month' },
  { plan: 'annual', totalCents: 5_994 + 8_999, renewalCents: 5_994, period: 'year' },
  { plan: 'marine', totalCents: 15_894 + 8_999, renewalCents: 15_894, period: 'year' },
] as const)('ORD-2 one device on the $plan plan costs what the specification says', ({ plan, ...costs }) => {
  expect(summaryOf({ plan, quantity: 1 })).toMatchObject(costs)
})

test('T88 the lines of an order add up to its total', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLANS), fc.integer({ min: 1, max: 10 }), (plan, quantity) => {
      const { lines, totalCents } = summaryOf({ plan, quantity })
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents)
    }),
  )
})

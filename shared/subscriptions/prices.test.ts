import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPurchaseBody, aSignupBody } from '../../test/make/subscriptions/a-purchase-body.ts'
import { dollars, firstChargeCents, type Plan, PRICE_CENTS, recurringCents } from './prices.ts'
import { CreateSubscription, SignupSubscription } from './purchase.ts'

const plan = fc.constantFrom<Plan>('monthly', 'annual', 'marine')

test('T81 what is charged are the prices of the specification', () => {
  const first = (chosen: Plan, quantity: number) =>
    firstChargeCents({ plan: chosen, quantity, withUnits: true })
  expect(first('monthly', 1)).toBe(999 + 8_999)
  expect(first('annual', 10)).toBe(10 * (5_994 + 8_999))
  expect(first('marine', 3)).toBe(3 * (15_894 + 8_999))
})

test('T88 the lines add up to the total, and an amount reads as cents with two digits', () => {
  fc.assert(
    fc.property(plan, fc.integer({ min: 1, max: 10 }), fc.boolean(), (chosen, quantity, withUnits) => {
      const units = withUnits ? quantity * PRICE_CENTS.unit : 0
      const total = firstChargeCents({ plan: chosen, quantity, withUnits })
      expect(recurringCents({ plan: chosen, quantity }) + units).toBe(total)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
      expect(dollars(cents)).toMatch(/^\$\d+\.\d\d$/)
      expect(Number(dollars(cents).replace(/[$.]/g, ''))).toBe(cents)
    }),
  )
})

test.each([0, -1, 1.5, 11, '10', 1e9, null])('T81 a quantity of %j is refused', (quantity) => {
  expect(CreateSubscription.safeParse(aPurchaseBody({ quantity })).success).toBe(false)
  expect(SignupSubscription.safeParse(aSignupBody({ quantity })).success).toBe(false)
})

test.each([
  { planType: 'lifetime' },
  { planType: 'marine' },
  { planType: 'monthly', marineSupport: true },
  { paymentMethodId: 'tok_visa' },
  { planType: 'annual', shippingAddress: null },
  { orderDevice: true, shippingAddress: null },
  { shippingAddress: { street: 'a', city: 'b', state: 'c', zip: 'd', country: 'Narnia' } },
])('T81 SUB-8 a purchase with %j is refused', (fields) => {
  expect(CreateSubscription.safeParse(aPurchaseBody(fields)).success).toBe(false)
})

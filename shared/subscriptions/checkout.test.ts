import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Checkout, checkoutOf, isFinal, nextCheckout } from './checkout.ts'

const payment = (subscription: string, status: string | null, isDeclined = false) =>
  checkoutOf({ subscription, payment: status, isDeclined })

test('SUB-7 Stripe’s statuses decide how far a first payment has come', () => {
  expect(payment('incomplete', 'requires_confirmation')).toBe('subscribed')
  expect(payment('incomplete', 'requires_payment_method')).toBe('subscribed')
  expect(payment('incomplete', 'requires_payment_method', true)).toBe('declined')
  expect(payment('incomplete', 'requires_action')).toBe('authenticating')
  expect(payment('incomplete', 'processing')).toBe('paying')
  expect(payment('incomplete', 'succeeded')).toBe('paid')
  expect(payment('active', null)).toBe('paid')
  expect(payment('past_due', 'requires_payment_method', true)).toBe('paid')
  expect(payment('incomplete_expired', 'requires_payment_method', true)).toBe('expired')
  expect(payment('canceled', null)).toBe('expired')
  expect(payment('canceled', 'succeeded')).toBe('paid')
})

const aCheckout = fc.constantFrom(...Checkout.options)

test('T78 T80 in whatever order news arrives, an order that was paid once is paid in the end', () => {
  fc.assert(
    fc.property(fc.array(aCheckout, { maxLength: 20 }), (news) => {
      const last = news.reduce(nextCheckout, 'started')
      expect(last === 'paid').toBe(news.includes('paid'))
      expect(isFinal(last)).toBe(news.some(isFinal))
    }),
  )
})

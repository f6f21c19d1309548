import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '../time.ts'
import {
  cancelAtPeriodEnd,
  cancelNow,
  type PurchasedSubscription,
  purchaseAfter,
  type RunningPurchase,
  type StripeState,
  stripeTarget,
  subscriptionAfter,
} from './running-purchase.ts'
import { isTracked, TRACKED_PAST_DUE_MS } from './subscription.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const MONTH_MS = 30 * DAY_MS

const aPurchase: RunningPurchase = {
  status: 'active',
  planType: 'monthly',
  nextBillingAt: NOW + MONTH_MS,
  paymentFailedAt: null,
  trackedUntil: null,
  canceledAt: null,
}
const aSubscription: PurchasedSubscription = {
  status: 'active',
  cancelledAt: null,
  endsAt: null,
  paymentFailedAt: null,
  trackedUntil: null,
  nextBillingAt: NOW + MONTH_MS,
}
const atStripe = (more: Partial<StripeState> = {}): StripeState => ({
  status: 'active',
  planType: 'monthly',
  periodEndsAt: NOW + MONTH_MS,
  unpaidSince: null,
  endedAt: null,
  ...more,
})
const tracked = ({ status, trackedUntil }: PurchasedSubscription, now: number) =>
  isTracked(
    { status, trackedUntil: trackedUntil === null ? null : new Date(trackedUntil).toISOString() },
    now,
  )

test('SUB-7 a failed payment makes it past_due, tracked for 21 days from the first failure, and a payment ends that', () => {
  const failed = purchaseAfter(aPurchase, atStripe({ status: 'past_due', unpaidSince: NOW }), NOW)
  const later = purchaseAfter(failed, atStripe({ status: 'past_due', unpaidSince: NOW }), NOW + 9 * DAY_MS)
  expect(later.paymentFailedAt).toBe(NOW)
  const one = subscriptionAfter(aSubscription, later, NOW)
  expect(tracked(one, NOW + TRACKED_PAST_DUE_MS - 1)).toBe(true)
  expect(tracked(one, NOW + TRACKED_PAST_DUE_MS)).toBe(false)
  const paid = purchaseAfter(later, atStripe({ periodEndsAt: NOW + 2 * MONTH_MS }), NOW + 10 * DAY_MS)
  expect(subscriptionAfter(one, paid, NOW)).toEqual({ ...aSubscription, nextBillingAt: NOW + 2 * MONTH_MS })
})

test('T78 news that says active does not revive what was canceled', () => {
  const canceled = purchaseAfter(aPurchase, atStripe({ status: 'canceled', endedAt: NOW }), NOW + 5)
  expect(canceled).toMatchObject({ status: 'canceled', canceledAt: NOW })
  expect(purchaseAfter(canceled, atStripe(), NOW + 9)).toEqual(canceled)
  const one = subscriptionAfter(aSubscription, canceled, NOW)
  expect(subscriptionAfter(one, aPurchase, NOW)).toEqual(one)
})

test('SUB-2 a status that Stripe adds later changes nothing', () => {
  expect(purchaseAfter(aPurchase, atStripe({ status: 'resting' }), NOW)).toEqual(aPurchase)
})

test('SUB-2 cancelled for the period’s end it is tracked until then, is not billed again, and then ends', () => {
  const ending = cancelAtPeriodEnd(aSubscription, NOW)
  expect(ending).toMatchObject({ status: 'active', endsAt: NOW + MONTH_MS, nextBillingAt: null })
  const renewed = { ...aPurchase, nextBillingAt: NOW + 2 * MONTH_MS }
  expect(subscriptionAfter(ending, renewed, NOW + MONTH_MS - 1)).toEqual(ending)
  expect(subscriptionAfter(ending, renewed, NOW + MONTH_MS)).toMatchObject({
    status: 'canceled',
    cancelledAt: NOW + MONTH_MS,
  })
  const unpaid: PurchasedSubscription = { ...aSubscription, status: 'past_due' }
  expect(cancelAtPeriodEnd(unpaid, NOW).status).toBe('canceled')
})

const change = fc.record({ kind: fc.constantFrom('now', 'at-end', 'sync', 'renew'), index: fc.nat(9) })

test('SUB-2 T80 whatever is cancelled and whichever calls to Stripe are lost, Stripe bills what is left in the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.array(change, { maxLength: 40 }), (count, changes) => {
      let ours = Array.from({ length: count }, () => aSubscription)
      let stripe = { quantity: count, endsWithPeriod: false, isCanceled: false }
      let purchase = aPurchase
      let now = NOW
      const canceledOnce = new Set<number>()
      const sync = () => {
        const target = stripeTarget(ours)
        if (target.kind === 'renew') stripe = { ...stripe, quantity: target.quantity }
        if (target.kind === 'end-with-period') stripe = { ...stripe, endsWithPeriod: true }
        if (target.kind === 'cancel') stripe = { ...stripe, isCanceled: true }
      }
      const readStripe = () => {
        const state = atStripe({
          status: stripe.isCanceled ? 'canceled' : 'active',
          periodEndsAt: now + MONTH_MS,
        })
        purchase = purchaseAfter(purchase, state, now)
        ours = ours.map((one) => subscriptionAfter(one, purchase, now))
      }
      for (const { kind, index } of changes) {
        if (kind === 'now') ours = ours.map((one, at) => (at === index ? cancelNow(one, now) : one))
        if (kind === 'at-end')
          ours = ours.map((one, at) => (at === index ? cancelAtPeriodEnd(one, now) : one))
        if (kind === 'sync') sync()
        if (kind === 'renew') {
          now += MONTH_MS
          sync()
          if (stripe.endsWithPeriod) stripe = { ...stripe, isCanceled: true }
          readStripe()
        }
        for (const [at, { status }] of ours.entries()) {
          if (canceledOnce.has(at)) expect(status).toBe('canceled')
          if (status === 'canceled') canceledOnce.add(at)
        }
      }
      sync()
      const renewing = ours.filter(({ status, endsAt }) => status === 'active' && endsAt === null).length
      const left = ours.filter(({ status }) => status !== 'canceled').length
      if (renewing > 0)
        expect(stripe).toEqual({ quantity: renewing, endsWithPeriod: false, isCanceled: false })
      else expect(stripe.isCanceled || stripe.endsWithPeriod).toBe(true)
      if (left === 0) expect(stripe.isCanceled).toBe(true)
    }),
    { numRuns: 500 },
  )
})

import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { CreateSubscription } from '../../../../shared/subscriptions/purchase.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { aPurchaseBody } from '../../../../test/make/subscriptions/a-purchase-body.ts'
import { shoppers } from '../../../../test/make/subscriptions/shopper.ts'
import { stripeSessions } from '../../../outside/stripe/stripe-session.ts'
import { grantTestSubscriptions } from '../grant-test-subscriptions.ts'
import { createSubscription } from './create-subscription.ts'

const aShopper = shoppers()
/** The site waits this long. */
const ANSWERED_WITHIN_MS = 10 * SECOND_MS

describe('while Stripe does not do its part', () => {
  test.each([
    ['refuses connections', { kind: 'down', seconds: 0 }],
    ['takes 20 s', { kind: 'slow', seconds: 20 }],
    ['answers 500', { kind: '500', seconds: 0 }],
    ['answers 429', { kind: '429', seconds: 0 }],
  ] as const)(
    'T87 and %s, a purchase is answered within 10 s, and is whole or nothing later',
    async (_what, fault) => {
      const { buy, stripe, advance, runDue, subscriptions, charges } = await aShopper()
      const purchaseId = randomUUID()
      stripe.faults.set({ ...fault, count: null, path: '/v1/subscriptions' })
      const startedAt = performance.now()
      expect(await buy({ purchaseId })).toEqual({ refused: 'payment-unsure' })
      expect(performance.now() - startedAt).toBeLessThan(ANSWERED_WITHIN_MS)
      stripe.faults.set(null)
      expect(await subscriptions()).toEqual([])
      for (const hours of [1, 24]) {
        advance(hours)
        await runDue()
      }
      expect([await subscriptions(), await charges()]).toEqual([[], []])
      expect(await buy({ purchaseId })).toEqual({ refused: 'order-expired' })
      expect(await buy()).toMatchObject({ reply: { success: true } })
      expect(await charges()).toHaveLength(1)
    },
    60_000,
  )

  test('T87 with a key that Stripe refuses, nobody can pay, and the operator learns of it', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { deps, address, accountId } = await aShopper()
    const readKeys = async () => ({ secretKey: 'sk_test_rolled', webhookSecret: '', publishableKey: '' })
    const { open: openStripe } = stripeSessions({ readKeys, address, clock: deps.now })
    const body = CreateSubscription.parse(aPurchaseBody())
    expect(await createSubscription(accountId, body, { ...deps, openStripe })).toEqual({
      refused: 'payments-not-set-up',
    })
    expect(reported.mock.calls.flat().join()).toContain('key-refused')
    reported.mockClear()
  })
})

test('T82 nothing but the deployment turns testing mode on', async () => {
  const { deps, accountId, subscriptions } = await aShopper()
  const answer = await grantTestSubscriptions(accountId, 10, { ...deps, testingMode: false })
  expect(answer).toEqual({ refused: 'not-in-testing-mode' })
  expect(await subscriptions()).toEqual([])
})

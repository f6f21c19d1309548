import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { memoryShop } from '../../../test/make/subscriptions/memory/memory-shop.ts'
import { expectAgreement } from '../../../test/make/subscriptions/memory/money-agrees.ts'
import { paymentSteps, runSteps } from '../../../test/make/subscriptions/memory/payment-steps.ts'
import { SEED } from '../../../test/seed.ts'

/** `npm run faults` runs many more. */
const HISTORIES = Number(process.env.VECTRA_PAYMENT_HISTORIES ?? 150)
/** The ticks of some days without a fault: every order was compared with Stripe then. */
const QUIET_HOURS = [0.2, 1, 24, 24, 24]

test(`T78 T79 T80 T83 whatever is bought, cancelled and paid, and wherever functions end, Stripe and Vectra agree (${HISTORIES} histories)`, async () => {
  // what Stripe refuses or does not answer is logged
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const reported = vi.spyOn(console, 'error')
  await fc.assert(
    fc.asyncProperty(paymentSteps, async (steps) => {
      const shop = await memoryShop()
      const needsOperator: unknown[] = []
      // a function that has ended reports nothing, even where the SDK took its end for a lost connection
      reported.mockImplementation((line) => void (shop.hasCrashed() || needsOperator.push(line)))
      const canceled = new Set<string>()
      const nothingIsRevived = () => {
        for (const { subscriptionId, status } of shop.world.subscriptions.values()) {
          if (canceled.has(subscriptionId)) expect(status).toBe('canceled')
          if (status === 'canceled') canceled.add(subscriptionId)
        }
      }
      try {
        await runSteps(steps, shop, nothingIsRevived)
        for (const hours of QUIET_HOURS) {
          shop.advance(hours)
          await shop.tick()
          nothingIsRevived()
        }
        await expectAgreement(shop)
        expect(needsOperator).toEqual([])
      } finally {
        reported.mockClear()
        rmSync(shop.stripe.folder, { recursive: true, force: true })
      }
    }),
    { numRuns: HISTORIES, seed: SEED },
  )
})

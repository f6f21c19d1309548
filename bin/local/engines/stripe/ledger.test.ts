import fc from 'fast-check'
import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { aShop, aStripe } from './fixture.ts'

type Shop = Awaited<ReturnType<typeof aShop>>

const CARDS = ['pm_card_visa', 'pm_card_chargeDeclined', 'pm_card_authenticationRequired'] as const
const Step = fc.oneof(
  fc.record({
    kind: fc.constant('purchase' as const),
    quantity: fc.integer({ min: 1, max: 10 }),
    card: fc.constantFrom(...CARDS),
  }),
  fc.record({ kind: fc.constant('advance' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('refuse' as const) }),
  fc.record({ kind: fc.constant('pay' as const) }),
)
type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never

const firstOf = async (shop: Shop, status: 'active' | 'past_due') =>
  (await shop.stripe.subscriptions.list({ status, limit: 1 })).data[0]

/** A step that Stripe refuses is as good as one that it takes. */
async function take(shop: Shop, step: Step): Promise<void> {
  const { stripe, subscribe, standIn, customer } = shop
  if (step.kind === 'advance') return standIn.advance(step.days * 24)
  if (step.kind === 'purchase') {
    const { intentId } = await subscribe(step.quantity)
    await stripe.paymentIntents.confirm(intentId, { payment_method: step.card }).catch(isDecline)
    return
  }
  const subscription = await firstOf(shop, step.kind === 'pay' ? 'past_due' : 'active')
  if (subscription === undefined) return
  if (step.kind === 'cancel') await stripe.subscriptions.cancel(subscription.id)
  if (step.kind === 'refuse') {
    const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id })
    await stripe.subscriptions.update(subscription.id, { default_payment_method: id })
  }
  if (step.kind === 'pay' && typeof subscription.latest_invoice === 'string')
    await stripe.invoices.pay(subscription.latest_invoice, { payment_method: 'pm_card_visa' })
}

function isDecline(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'card_declined')) throw error
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

async function stateOf({ stripe }: Pick<Shop, 'stripe'>) {
  const invoices = await stripe.invoices.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
  const intents = await stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
  const subscriptions = await stripe.subscriptions
    .list({ status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 1_000 })
  return { invoices, intents, subscriptions }
}

const hasOpenInvoice = (subscription: Stripe.Subscription, invoices: readonly Stripe.Invoice[]) =>
  invoices.some(({ id, status }) => id === subscription.latest_invoice && status === 'open')

it('T80 after any steps, what was charged is what the paid invoices say, also after a restart', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 8 }), async (steps) => {
      const shop = await aShop()
      for (const step of steps) await take(shop, step)
      const state = await stateOf(shop)
      const charged = sumOf(state.intents.map(({ amount_received }) => amount_received))
      expect(charged).toBe(sumOf(state.invoices.map(({ amount_paid }) => amount_paid)))
      for (const one of state.subscriptions.filter(({ status }) => status === 'active'))
        expect(hasOpenInvoice(one, state.invoices)).toBe(false)
      for (const one of state.subscriptions.filter(({ status }) => status === 'past_due'))
        expect(hasOpenInvoice(one, state.invoices)).toBe(true)
      expect(await stateOf(await aStripe({ stateFile: shop.options.stateFile }))).toEqual(state)
    }),
    { numRuns: 15, seed: 42 },
  )
})

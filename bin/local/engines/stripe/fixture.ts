import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import type { StripeOptions } from './account.ts'
import type { StripeRequest } from './answer-request.ts'
import { createFaults } from './server/faults.ts'
import { clientFor, startStripe } from './server/start-stripe.ts'
import { createStripe } from './stripe.ts'

/** The stand-in on a new file, with Stripe's own client and the events that it reported. */
export async function aStripe(settings: Partial<StripeOptions> = {}) {
  const events: Stripe.EventBase[] = []
  const options: StripeOptions = {
    stateFile: join(mkdtempSync(join(tmpdir(), 'vectra-stripe-')), 'stripe.jsonl'),
    siteUrl: 'http://127.0.0.1:3001',
    now: Date.now,
    onEvent: (event) => void events.push(event),
    ...settings,
  }
  const standIn = createStripe(options)
  const faults = createFaults()
  const requests: StripeRequest[] = []
  const { endpoint, close } = await startStripe({
    ...standIn,
    faults,
    log: (request) => void requests.push(request),
  })
  onTestFinished(close)
  const stripe = clientFor(endpoint, standIn.secretKey)
  return { standIn, stripe, faults, requests, events, options, types: () => events.map(({ type }) => type) }
}

/** The stand-in with a customer, and with prices as Vectra sells them. */
export async function aShop(settings: Partial<StripeOptions> = {}) {
  const shop = await aStripe(settings)
  return { ...shop, ...(await aShopAt(shop.stripe)) }
}

export async function aShopAt(stripe: Stripe) {
  const product = await stripe.products.create({ id: 'vectra_tracking', name: 'Tracking' })
  const priceOf = (unit_amount: number, interval: 'month' | 'year' | null) =>
    stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount,
      ...(interval && { recurring: { interval } }),
    })
  const prices = {
    monthly: await priceOf(999, 'month'),
    annual: await priceOf(5_994, 'year'),
    unit: await priceOf(8_999, null),
  }
  const customer = await stripe.customers.create({ metadata: { accountId: 'ann' } })
  /** A purchase as the server makes it, up to the payment intent. */
  const subscribe = async (quantity = 1, more: Partial<Stripe.SubscriptionCreateParams> = {}) => {
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: prices.monthly.id, quantity }],
      payment_behavior: 'default_incomplete',
      payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
      ...more,
    })
    return { subscription, intentId: intentIdOf(subscription) }
  }
  return { stripe, prices, customer, subscribe }
}

function intentIdOf({ latest_invoice }: Stripe.Subscription): string {
  const payment = typeof latest_invoice === 'object' ? latest_invoice?.payments?.data[0]?.payment : undefined
  if (typeof payment?.payment_intent !== 'string') throw new Error('The invoice has no payment')
  return payment.payment_intent
}

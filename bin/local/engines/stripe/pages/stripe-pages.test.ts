import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { aShopAt } from '../fixture.ts'
import { runStripe } from '../run-stripe.ts'
import { clientFor } from '../server/start-stripe.ts'
import { stripeActions } from './stripe-actions.ts'
import { stripePages } from './stripe-pages.ts'

/** The address of no server: the functions get no webhooks. */
const SITE_URL = 'http://127.0.0.1:9'

/** The stand-in as the local run has it, with what its pages show and what they offer. */
async function aLocalStripe() {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-stripe-'))
  const local = await runStripe({
    stateFile: join(folder, 'stripe.jsonl'),
    requestsFile: join(folder, 'stripe-requests.jsonl'),
    siteUrl: SITE_URL,
    now: Date.now,
  })
  onTestFinished(local.close)
  const actions = stripeActions({ stripe: local, advanceClock: async (hours) => local.advance(hours) })
  const post = async (path: string, body: object | string) =>
    actions[`/_local/stripe${path}`]?.(typeof body === 'string' ? body : JSON.stringify(body))
  const show = stripePages(local)
  const get = (path: string, query = '') => show(`/_local/stripe${path}`, new URLSearchParams(query))
  return { local, post, get, ...(await aShopAt(clientFor(local.endpoint, local.secretKey))) }
}

describe('SUB-7 the page of payments', () => {
  it('SUB-7 shows the subscriptions and the events, and escapes them', async () => {
    const { get, subscribe } = await aLocalStripe()
    const { subscription } = await subscribe(3)
    const page = get('')?.body
    expect(page).toContain(subscription.id)
    expect(page).toContain('customer.subscription.created')
    expect(page).not.toMatch(/<script|src=/)
  })

  it('SUB-7 moves the clock to the next renewal', async () => {
    const { post, stripe, subscribe } = await aLocalStripe()
    expect(await post('/clock', 'to=renewal')).toMatchObject({ status: 404 })
    const { subscription, intentId } = await subscribe()
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    expect(await post('/clock', 'to=renewal')).toMatchObject({ status: 303, location: '/_local/stripe' })
    const renewed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    expect(renewed).toMatchObject({
      latest_invoice: { billing_reason: 'subscription_cycle', status: 'paid' },
    })
  })

  it('T87 sets and ends a fault', async () => {
    const { post, stripe } = await aLocalStripe()
    expect(await post('/fault', 'kind=500&count=')).toMatchObject({ status: 303 })
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 500 })
    expect(await post('/fault', { kind: 'none' })).toEqual({ status: 200, reply: { fault: null } })
    expect((await stripe.customers.list()).data).toHaveLength(1)
    expect(await post('/fault', { kind: 'sleepy' })).toMatchObject({ status: 400 })
  })

  it('SET-4 has a PDF of an invoice', async () => {
    const { get, subscribe } = await aLocalStripe()
    const { subscription } = await subscribe()
    const { latest_invoice: invoice } = subscription
    if (invoice === null || typeof invoice === 'string') throw new Error('There is no invoice')
    expect(get(`/invoices/${invoice.id}.pdf`)).toMatchObject({ type: 'application/pdf' })
    expect(get('/invoices/in_none.pdf')).toBeNull()
  })
})

const Card = z.object({ id: z.string(), card: z.object({ last4: z.string() }) })

it('SUB-7 the functions get the keys of the stand-in, and no publishable key', async () => {
  const { local, stripe } = await aLocalStripe()
  const template = { secretKey: '', webhookSecret: '', publishableKey: '' }
  const value = local.secretFor({ secretId: 'StripeKeys', template, key: 'unused', length: 8 })
  const { data } = await stripe.webhookEndpoints.list()
  expect(JSON.parse(value ?? '')).toEqual({
    secretKey: local.secretKey,
    webhookSecret: expect.stringMatching(/^whsec_/),
    publishableKey: '',
  })
  expect(data).toMatchObject([{ url: `${SITE_URL}/api/stripe/webhook`, status: 'enabled' }])
  expect(local.secretFor({ secretId: 'Signing', template: {}, key: 'one', length: 64 })).toBeNull()
})

describe('SUB-3 the form of the site', () => {
  it('SUB-3 makes payment methods of test cards, and says what is wrong with others', async () => {
    const { post } = await aLocalStripe()
    const card = { number: '4000 0025 0000 3155', expMonth: 12, expYear: 2040, cvc: '123', name: 'Mia' }
    const made = await post('/payment-methods', card)
    expect(Card.parse(made?.reply).card.last4).toBe('3155')
    expect(await post('/payment-methods', { ...card, number: '4111111111111111' })).toMatchObject({
      status: 402,
      reply: { error: { code: 'incorrect_number', message: 'Your card number is incorrect.' } },
    })
  })

  it('SUB-7 the bank asks on a page, which leads back to the site', async () => {
    const { post, get, stripe, subscribe } = await aLocalStripe()
    const { subscription, intentId } = await subscribe()
    const return_url = 'http://127.0.0.1:3001/onboarding?step=3'
    const asked = await stripe.paymentIntents.confirm(intentId, {
      payment_method: 'pm_card_authenticationRequired',
      return_url,
    })
    const page = new URL(asked.next_action?.redirect_to_url?.url ?? '')
    expect(get('/3ds', page.search.slice(1))?.body).toContain('a payment of $9.99 to Vectra')
    const form = new URLSearchParams(page.searchParams)
    form.set('outcome', 'complete')
    expect(await post('/3ds', form.toString())).toMatchObject({
      status: 303,
      location: `${return_url}&payment_intent=${intentId}&payment_intent_client_secret=${asked.client_secret}&redirect_status=succeeded`,
    })
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
    expect(get('/3ds', page.search.slice(1))?.body).toContain('nothing to confirm')
    expect(get('/3ds', 'client_secret=other')).toBeNull()
  })
})

import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { expect, it, onTestFinished } from 'vitest'
import { listenOnLoopback } from '../../../process/ports.ts'
import { runStripe } from '../run-stripe.ts'
import { clientFor } from './start-stripe.ts'

/** The stand-in with a webhook endpoint, which refuses the first `refused` events. */
async function aReceiver(refused = 0) {
  const received: { payload: string; signature: string }[] = []
  let left = refused
  const receiver = await listenOnLoopback(
    createServer(async (request, response) => {
      const payload = await text(request)
      if (left-- > 0) return response.writeHead(500).end()
      received.push({ payload, signature: String(request.headers['stripe-signature']) })
      response.end()
    }),
  )
  const folder = mkdtempSync(join(tmpdir(), 'vectra-stripe-'))
  const requestsFile = join(folder, 'stripe-requests.jsonl')
  const local = await runStripe({
    stateFile: join(folder, 'stripe.jsonl'),
    requestsFile,
    // of no server
    siteUrl: 'http://127.0.0.1:9',
    now: Date.now,
  })
  onTestFinished(() => {
    local.close()
    receiver.close()
  })
  const stripe = clientFor(local.endpoint, local.secretKey)
  const { secret = '' } = await stripe.webhookEndpoints.create({
    url: `${receiver.endpoint}/stripe/webhook`,
    enabled_events: ['customer.created'],
  })
  const names = () =>
    received.map(({ payload, signature }) => {
      const event = stripe.webhooks.constructEvent(payload, signature, secret)
      return event.type === 'customer.created' ? event.data.object.name : null
    })
  return { local, stripe, received, names, requestsFile }
}

it('T76 an event arrives with a signature that the SDK accepts, if the endpoint wants it', async () => {
  const { stripe, received, names } = await aReceiver()
  await stripe.products.create({ name: 'Tracking' })
  await stripe.customers.create({ name: 'Mia' })
  await expect.poll(names).toEqual(['Mia'])
  const [event] = received
  expect(() =>
    stripe.webhooks.constructEvent(event?.payload ?? '', event?.signature ?? '', 'whsec_other'),
  ).toThrow(Stripe.errors.StripeSignatureVerificationError)
})

it('T77 events are repeated, T78 reordered, and T79 dropped on demand, and listed all the same', async () => {
  const { local, stripe, names } = await aReceiver()
  local.webhooks.setDelivery('repeated')
  await stripe.customers.create({ name: 'Mia' })
  await expect.poll(names).toEqual(['Mia', 'Mia'])
  local.webhooks.setDelivery('dropped')
  await stripe.customers.create({ name: 'Lost' })
  local.webhooks.setDelivery('reordered')
  await stripe.customers.create({ name: 'First' })
  await stripe.customers.create({ name: 'Second' })
  await expect.poll(names).toHaveLength(4)
  expect(names().slice(2).toSorted()).toEqual(['First', 'Second'])
  const { data } = await stripe.events.list({ types: ['customer.created'] })
  expect(data).toHaveLength(4)
})

it('T79 an event that was refused is sent again', async () => {
  const { stripe, names } = await aReceiver(1)
  await stripe.customers.create({ name: 'Mia' })
  await expect.poll(names).toEqual(['Mia'])
})

it('SUB-7 every request is in the log, without secrets', async () => {
  const { local, stripe, requestsFile } = await aReceiver()
  await stripe.customers.list({ limit: 3, expand: ['data.subscriptions'] })
  await stripe.paymentMethods.create(
    { type: 'card', card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '737' } },
    { idempotencyKey: 'card:1' },
  )
  const log = readFileSync(requestsFile, 'utf8')
  const [listed, created] = log.trim().split('\n').slice(-2)
  expect(JSON.parse(listed ?? '')).toMatchObject({
    method: 'GET',
    path: '/v1/customers',
    form: { limit: '3', 'expand[0]': 'data.subscriptions' },
  })
  expect(JSON.parse(created ?? '')).toMatchObject({
    method: 'POST',
    path: '/v1/payment_methods',
    form: { type: 'card', 'card[number]': 'left out', 'card[exp_month]': '12', 'card[cvc]': 'left out' },
    headers: { 'idempotency-key': 'card:1' },
  })
  expect(log).not.toMatch(new RegExp(`${local.secretKey}|4242424242|"737"`))
})

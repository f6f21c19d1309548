import { describe, expect, it } from 'vitest'
import { aShop, aStripe } from './fixture.ts'

describe('SUB-7 parameters', () => {
  it.each([
    ['unknown', { nickname: 'x' }, 'parameter_unknown', 'nickname'],
    ['unknown below another', { invoice_settings: { x: 1 } }, 'parameter_unknown', 'invoice_settings[x]'],
    ['not the list that it should be', { metadata: 'x' }, undefined, 'metadata'],
  ])('SUB-7 a parameter that is %s is refused', async (_which, parameters, code, param) => {
    const { stripe } = await aStripe()
    const { id } = await stripe.customers.create({})
    const refused = stripe.rawRequest('POST', `/v1/customers/${id}`, parameters)
    await expect(refused).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    })
  })

  it('SUB-7 a missing one, an empty one and a number that is none are refused', async () => {
    const { stripe, customer, prices } = await aShop()
    const create = (more: object) =>
      stripe.rawRequest('POST', '/v1/subscriptions', {
        customer: customer.id,
        items: [{ price: prices.monthly.id }],
        ...more,
      })
    await expect(
      stripe.rawRequest('POST', '/v1/subscriptions', { customer: customer.id }),
    ).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'items',
    })
    await expect(create({ customer: '' })).rejects.toMatchObject({
      code: 'parameter_invalid_empty',
      param: 'customer',
    })
    await expect(create({ items: [{ price: prices.monthly.id, quantity: 1.5 }] })).rejects.toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'items[0][quantity]',
    })
    await expect(create({ payment_behavior: 'default_complete' })).rejects.toMatchObject({
      param: 'payment_behavior',
    })
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([])
  })

  it('SUB-7 a setup intent and a confirmation no longer take payment method types', async () => {
    const { stripe, subscribe } = await aShop()
    const { intentId } = await subscribe()
    await expect(
      stripe.rawRequest('POST', `/v1/payment_intents/${intentId}/confirm`, {
        payment_method_types: ['card'],
      }),
    ).rejects.toMatchObject({ code: 'parameter_unknown' })
  })

  it('SUB-7 another key, an unknown object and an unknown call are refused', async () => {
    const { stripe, standIn } = await aStripe()
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    await expect(stripe.rawRequest('POST', '/v1/payouts', {})).rejects.toMatchObject({ statusCode: 404 })
    const answer = standIn.handle({
      method: 'GET',
      url: '/v1/customers',
      body: '',
      headers: { authorization: 'Bearer sk_test_other' },
    })
    expect(answer.status).toBe(401)
  })
})

describe('T80 an idempotency key', () => {
  it('T80 gives a repeat the first answer, and makes one object', async () => {
    const { stripe } = await aStripe()
    const [first, ...others] = await Promise.all(
      Array.from({ length: 40 }, () =>
        stripe.customers.create({ name: 'Mia' }, { idempotencyKey: 'customer:mia' }),
      ),
    )
    expect(new Set(others.map(({ id }) => id))).toEqual(new Set([first?.id]))
    expect((await stripe.customers.list()).data).toHaveLength(1)
  })

  it('T80 refuses other parameters, and another call', async () => {
    const { stripe } = await aStripe()
    await stripe.customers.create({ name: 'Mia' }, { idempotencyKey: 'k' })
    const refusal = { type: 'StripeIdempotencyError', statusCode: 400 }
    await expect(stripe.customers.create({ name: 'Ann' }, { idempotencyKey: 'k' })).rejects.toMatchObject(
      refusal,
    )
    await expect(stripe.products.create({ name: 'Mia' }, { idempotencyKey: 'k' })).rejects.toMatchObject(
      refusal,
    )
  })

  it('T80 repeats a decline, but not what was wrong with the parameters', async () => {
    const { stripe, subscribe } = await aShop()
    const { intentId } = await subscribe()
    const pay = (payment_method: string, idempotencyKey: string) =>
      stripe.paymentIntents.confirm(intentId, { payment_method }, { idempotencyKey })
    await expect(pay('pm_card_chargeDeclined', 'pay:1')).rejects.toMatchObject({ code: 'card_declined' })
    await expect(pay('pm_card_chargeDeclined', 'pay:1')).rejects.toMatchObject({ code: 'card_declined' })
    const { latest_charge } = await stripe.paymentIntents.retrieve(intentId)
    expect((await stripe.events.list({ type: 'charge.failed' })).data).toMatchObject([
      { data: { object: { id: latest_charge } } },
    ])
    await expect(pay('', 'pay:2')).rejects.toMatchObject({ code: 'parameter_invalid_empty' })
    expect((await pay('pm_card_visa', 'pay:2')).status).toBe('succeeded')
  })

  it('T80 that is in use refuses another request', async () => {
    const { stripe, faults } = await aStripe()
    faults.set({ kind: 'slow', count: 1, seconds: 0.3, path: '/v1/' })
    const create = () => stripe.customers.create({ name: 'Mia' }, { idempotencyKey: 'k' })
    const first = create()
    await expect.poll(faults.get).toBeNull()
    await expect(create()).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    const { id } = await first
    expect((await create()).id).toBe(id)
  })

  it('T87 repeats a 500 after which the call was done', async () => {
    const { stripe, faults, requests } = await aStripe()
    faults.set({ kind: '500-after', count: 1, seconds: 0, path: '/v1/customers' })
    const create = () => stripe.customers.create({ name: 'Mia' }, { idempotencyKey: 'k' })
    await expect(create()).rejects.toMatchObject({ statusCode: 500 })
    await expect(create()).rejects.toMatchObject({ statusCode: 500 })
    expect((await stripe.customers.list()).data).toHaveLength(1)
    expect(requests).toHaveLength(3)
  })
})

describe('T87 a fault', () => {
  it.each([
    ['429', 'StripeRateLimitError', 0],
    ['500', 'StripeAPIError', 0],
    ['down', 'StripeConnectionError', 0],
    ['lost', 'StripeConnectionError', 1],
  ] as const)('T87 %s is a %s, and the call was done %d times', async (kind, type, done) => {
    const { stripe, faults } = await aStripe()
    faults.set({ kind, count: null, seconds: 0, path: '/v1/' })
    await expect(stripe.customers.create({}, { idempotencyKey: 'k' })).rejects.toMatchObject({ type })
    faults.set(null)
    expect((await stripe.customers.list()).data).toHaveLength(done)
  })

  it('T87 slow answers late', async () => {
    const { stripe, faults } = await aStripe()
    faults.set({ kind: 'slow', count: 1, seconds: 0.2, path: '/v1/' })
    await expect(stripe.customers.list({}, { timeout: 50 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    })
    expect((await stripe.customers.list({}, { timeout: 2_000 })).data).toEqual([])
  })
})

it('SUB-7 a restart finds what was stored', async () => {
  const { stripe, subscribe, options, standIn } = await aShop()
  const { subscription, intentId } = await subscribe()
  await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' }, { idempotencyKey: 'pay' })
  const again = await aStripe({ stateFile: options.stateFile })
  expect(again.standIn.secretKey).toBe(standIn.secretKey)
  expect(await again.stripe.subscriptions.retrieve(subscription.id)).toEqual(
    await stripe.subscriptions.retrieve(subscription.id),
  )
  const repeated = await again.stripe.paymentIntents.confirm(
    intentId,
    { payment_method: 'pm_card_visa' },
    { idempotencyKey: 'pay' },
  )
  expect(repeated.status).toBe('succeeded')
})

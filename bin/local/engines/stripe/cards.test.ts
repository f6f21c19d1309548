import { describe, expect, it } from 'vitest'
import { aShop, aStripe } from './fixture.ts'

const card = (number: string) => ({ number, exp_month: 12, exp_year: 2040, cvc: '123' })

describe('SET-4 a card', () => {
  it('SET-4 of the form becomes a payment method; a real or an expired one does not', async () => {
    const { stripe } = await aStripe()
    const made = await stripe.paymentMethods.create({ type: 'card', card: card('4242 4242 4242 4242') })
    expect(made).toMatchObject({ card: { brand: 'visa', last4: '4242', exp_year: 2040 }, customer: null })
    const wrong = stripe.paymentMethods.create({ type: 'card', card: card('4111111111111111') })
    await expect(wrong).rejects.toMatchObject({ statusCode: 402, code: 'incorrect_number' })
    const expired = stripe.paymentMethods.create({
      type: 'card',
      card: { ...card('4242424242424242'), exp_year: 2020 },
    })
    await expect(expired).rejects.toMatchObject({ code: 'invalid_expiry_year' })
  })

  it('T85 belongs to one customer', async () => {
    const { stripe, customer } = await aShop()
    const other = await stripe.customers.create({})
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
    await expect(stripe.paymentMethods.attach(id, { customer: other.id })).rejects.toMatchObject({
      statusCode: 400,
    })
    const unset = { invoice_settings: { default_payment_method: id } }
    await expect(stripe.customers.update(other.id, unset)).rejects.toMatchObject({ statusCode: 400 })
    await expect(stripe.customers.retrievePaymentMethod(other.id, id)).rejects.toMatchObject({
      statusCode: 404,
    })
    await stripe.paymentMethods.detach(id)
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([])
  })

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000000341', null],
    ['4242424242424242', null],
  ])('SET-4 %s is saved, or declined with %s', async (number, code) => {
    const { stripe, customer } = await aShop()
    const { id } = await stripe.paymentMethods.create({ type: 'card', card: card(number) })
    const saving = stripe.setupIntents.create({
      customer: customer.id,
      payment_method: id,
      confirm: true,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      return_url: 'http://127.0.0.1:3001/dashboard/settings',
    })
    if (code === null) expect(await saving).toMatchObject({ status: 'succeeded' })
    else await expect(saving).rejects.toMatchObject({ code })
    const { data } = await stripe.customers.listPaymentMethods(customer.id)
    expect(data.map(({ card: saved }) => saved?.last4)).toEqual(code === null ? [number.slice(-4)] : [])
  })

  it('SET-4 no setup takes payment_method_types any more', async () => {
    const { stripe } = await aStripe()
    const create = stripe.rawRequest('POST', '/v1/setup_intents', { payment_method_types: ['card'] })
    await expect(create).rejects.toMatchObject({ code: 'parameter_unknown', param: 'payment_method_types' })
  })

  it('SUB-7 4000002500003155 asks once, and pays later invoices without asking', async () => {
    const { stripe, subscribe, standIn } = await aShop()
    const { id } = await stripe.paymentMethods.create({ type: 'card', card: card('4000002500003155') })
    const { subscription, intentId } = await subscribe()
    const asked = await stripe.paymentIntents.confirm(intentId, {
      payment_method: id,
      return_url: 'http://127.0.0.1:3001/onboarding',
    })
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
    standIn.answerBank(asked.client_secret ?? '', true)
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
    standIn.advance(31 * 24)
    expect(
      await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] }),
    ).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', billing_reason: 'subscription_cycle' },
    })
  })

  it('SUB-7 a refused authentication can be tried again with another card', async () => {
    const { stripe, subscribe, standIn } = await aShop()
    const { intentId } = await subscribe()
    const asked = await stripe.paymentIntents.confirm(intentId, {
      payment_method: 'pm_card_authenticationRequired',
      use_stripe_sdk: true,
    })
    expect(asked.next_action?.type).toBe('use_stripe_sdk')
    standIn.answerBank(asked.client_secret ?? '', false)
    expect(await stripe.paymentIntents.retrieve(intentId)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    const paid = await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    expect(paid.status).toBe('succeeded')
  })
})

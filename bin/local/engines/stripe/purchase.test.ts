import { describe, expect, it } from 'vitest'
import { aShop } from './fixture.ts'

describe('SUB-7 a purchase', () => {
  it('SUB-7 is incomplete until its payment intent is confirmed, and active then', async () => {
    const { stripe, prices, subscribe, types } = await aShop()
    const { subscription, intentId } = await subscribe(3, {
      add_invoice_items: [{ price: prices.unit.id, quantity: 3 }],
    })
    expect(subscription).toMatchObject({
      status: 'incomplete',
      items: { data: [{ quantity: 3 }] },
      latest_invoice: { amount_due: 3 * 999 + 3 * 8_999, status: 'open' },
    })
    const intent = await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 29_994 })
    const paid = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice', 'default_payment_method'],
    })
    expect(paid).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 29_994 },
      default_payment_method: { card: { last4: '4242' } },
    })
    expect(types()).toContain('invoice.paid')
  })

  it('SUB-7 is declined with the message of the bank, and may be paid with another card', async () => {
    const { stripe, subscribe } = await aShop()
    const { subscription, intentId } = await subscribe()
    const declined = stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_chargeDeclined' })
    await expect(declined).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      message: 'Your card was declined.',
    })
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete')
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  })
})

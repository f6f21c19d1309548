import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { aShop } from './fixture.ts'

const DAY_HOURS = 24
const START = Date.parse('2026-01-31T12:00:00Z')
const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString()

/** A paid monthly purchase that began on 31 January, with the time of its next renewal. */
async function aPaidPurchase(card = 'pm_card_visa', quantity = 1) {
  const shop = await aShop({ now: () => START })
  const { stripe, subscribe, standIn } = shop
  const { subscription, intentId } = await subscribe(quantity)
  await stripe.paymentIntents.confirm(intentId, { payment_method: card })
  const now = () => stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  const advanceDays = (days: number) => standIn.advance(days * DAY_HOURS)
  return { ...shop, id: subscription.id, now, advanceDays }
}

/** Makes the bank refuse the card that pays. */
async function withRefusedCard({ stripe, customer, id }: Awaited<ReturnType<typeof aPaidPurchase>>) {
  const { id: card } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: customer.id,
  })
  await stripe.subscriptions.update(id, { default_payment_method: card })
}

const endOf = ({ items }: Stripe.Subscription) => isoOf(items.data[0]?.current_period_end ?? 0)

describe('SUB-7 a renewal', () => {
  it('SUB-7 is charged at the end of each month, on its last day where the month has no 31st', async () => {
    const { now, advanceDays, stripe, standIn, customer } = await aPaidPurchase('pm_card_visa', 2)
    expect(endOf(await now())).toBe('2026-02-28T12:00:00.000Z')
    expect(standIn.hoursToRenewal()).toBe(28 * DAY_HOURS)
    standIn.advance(28 * DAY_HOURS - 1)
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1)
    standIn.advance(1)
    expect(endOf(await now())).toBe('2026-03-31T12:00:00.000Z')
    advanceDays(31 + 30)
    expect(await now()).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 1_998 },
    })
    const invoices = await stripe.invoices.list({ customer: customer.id, status: 'paid' })
    expect(invoices.data.map(({ created }) => isoOf(created).slice(0, 10))).toEqual([
      '2026-04-30',
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
    ])
  })

  it('SUB-7 that fails makes the purchase past due, and a retry with another card active again', async () => {
    const purchase = await aPaidPurchase()
    const { now, advanceDays, stripe, id, customer, types } = purchase
    await withRefusedCard(purchase)
    advanceDays(28)
    expect(await now()).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1 },
    })
    expect(types()).toContain('invoice.payment_failed')
    const { id: good } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
    await stripe.subscriptions.update(id, { default_payment_method: good })
    advanceDays(2)
    expect((await now()).status).toBe('past_due')
    advanceDays(1)
    expect(await now()).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', attempt_count: 2 },
    })
  })

  it('SUB-7 that fails for 21 days ends the purchase', async () => {
    const purchase = await aPaidPurchase()
    const { now, advanceDays, types } = purchase
    await withRefusedCard(purchase)
    advanceDays(28 + 20)
    expect(await now()).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 4 } })
    advanceDays(1)
    expect(await now()).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
      latest_invoice: { status: 'open', attempt_count: 5, next_payment_attempt: null },
    })
    expect(types().at(-1)).toBe('customer.subscription.deleted')
  })

  it('SUB-7 with a card that always asks needs the payer', async () => {
    const { stripe, subscribe, standIn, types } = await aShop({ now: () => START })
    const { subscription, intentId } = await subscribe()
    const asked = await stripe.paymentIntents.confirm(intentId, {
      payment_method: 'pm_card_authenticationRequired',
    })
    expect(asked.status).toBe('requires_action')
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete')
    standIn.answerBank(asked.client_secret ?? '', true)
    standIn.advance(28 * DAY_HOURS)
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
    expect(types()).toContain('invoice.payment_action_required')
  })

  it('SUB-7 a first payment that is not made within 23 hours expires, and its invoice is void', async () => {
    const { stripe, subscribe, standIn } = await aShop({ now: () => START })
    const { subscription, intentId } = await subscribe()
    standIn.advance(22)
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete')
    standIn.advance(1)
    expect(
      await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] }),
    ).toMatchObject({
      status: 'incomplete_expired',
      latest_invoice: { status: 'void' },
    })
    const late = stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    await expect(late).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
  })
})

describe('SUB-7 a trial of a paid purchase', () => {
  it('SUB-7 moves its end and charges nothing until then, and once after it', async () => {
    const { stripe, id, now, advanceDays, customer, types } = await aPaidPurchase('pm_card_visa', 2)
    advanceDays(10)
    const trial_end = Date.parse('2026-03-28T12:00:00Z') / 1_000
    await stripe.subscriptions.update(id, { trial_end, proration_behavior: 'none' })
    expect(types()).toContain('customer.subscription.updated')
    const trialing = await now()
    expect(trialing).toMatchObject({
      status: 'trialing',
      latest_invoice: { status: 'paid', total: 0, billing_reason: 'subscription_update' },
    })
    expect(endOf(trialing)).toBe('2026-03-28T12:00:00.000Z')
    advanceDays(45)
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(2)
    advanceDays(1)
    expect(await now()).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 1_998 } })
    expect(endOf(await now())).toBe('2026-04-28T12:00:00.000Z')
  })

  it('SUB-7 is refused in the past, or where it would have to be prorated', async () => {
    const { stripe, id } = await aPaidPurchase()
    const start = (trial_end: number, more: object = { proration_behavior: 'none' }) =>
      stripe.subscriptions.update(id, { trial_end, ...more })
    await expect(start(START / 1_000)).rejects.toMatchObject({ param: 'trial_end' })
    await expect(start(START / 1_000 + 60, {})).rejects.toMatchObject({ param: 'trial_end' })
  })

  it('SUB-7 ends with the switch to another interval, which is charged as its preview said', async () => {
    const { stripe, id, now, prices } = await aPaidPurchase('pm_card_visa', 2)
    const trial_end = Date.parse('2026-03-28T12:00:00Z') / 1_000
    await stripe.subscriptions.update(id, { trial_end, proration_behavior: 'none' })
    const [item] = (await now()).items.data
    const change = {
      items: [{ id: item?.id ?? '', price: prices.annual.id }],
      proration_behavior: 'none' as const,
    }
    await expect(stripe.subscriptions.update(id, change)).rejects.toMatchObject({ param: 'trial_end' })
    const subscription_details = { ...change, trial_end: 'now' as const }
    const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details })
    expect(preview.total).toBe(2 * 5_994)
    await stripe.subscriptions.update(id, { ...change, trial_end: 'now' })
    expect(await now()).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 2 * 5_994 } })
    expect(endOf(await now())).toBe('2027-01-31T12:00:00.000Z')
  })
})

describe('SUB-2 a change of a purchase', () => {
  it('SUB-2 of the quantity charges nothing now, and less at the renewal', async () => {
    const { stripe, id, now, advanceDays, customer } = await aPaidPurchase('pm_card_visa', 3)
    const [item] = (await now()).items.data
    await stripe.subscriptions.update(id, {
      items: [{ id: item?.id ?? '', quantity: 2 }],
      proration_behavior: 'none',
    })
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1)
    advanceDays(28)
    expect(await now()).toMatchObject({
      latest_invoice: { amount_paid: 1_998, billing_reason: 'subscription_cycle' },
    })
  })

  it('SUB-2 that would have to be prorated is refused', async () => {
    const { stripe, id, now } = await aPaidPurchase('pm_card_visa', 3)
    const [item] = (await now()).items.data
    const change = stripe.subscriptions.update(id, { items: [{ id: item?.id ?? '', quantity: 2 }] })
    await expect(change).rejects.toMatchObject({ param: 'proration_behavior' })
  })

  it('SUB-7 from monthly to annual is charged now, as its preview said', async () => {
    const { stripe, id, now, prices, advanceDays } = await aPaidPurchase('pm_card_visa', 2)
    advanceDays(10)
    const [item] = (await now()).items.data
    const items = [{ id: item?.id ?? '', price: prices.annual.id }]
    const preview = await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { items, proration_behavior: 'none' },
    })
    expect(preview).toMatchObject({ total: 2 * 5_994, status: 'draft' })
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await stripe.subscriptions.update(id, { items, proration_behavior: 'none' })
    const annual = await now()
    expect(annual.cancel_at).toBe(annual.items.data[0]?.current_period_end)
    expect(annual).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 11_988 },
    })
    expect(endOf(annual)).toBe('2027-02-10T12:00:00.000Z')
  })

  it('SUB-2 a cancellation ends it at once, leaves an open invoice payable, and is one-way', async () => {
    const purchase = await aPaidPurchase()
    const { stripe, id, advanceDays, now } = purchase
    await withRefusedCard(purchase)
    advanceDays(28)
    const canceled = await stripe.subscriptions.cancel(id)
    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested' },
    })
    const open = (await now()).latest_invoice
    if (open === null || typeof open === 'string') throw new Error('There is no invoice')
    expect(open.status).toBe('open')
    expect((await stripe.invoices.voidInvoice(open.id)).status).toBe('void')
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 })
    await expect(stripe.subscriptions.update(id, { description: 'x' })).rejects.toMatchObject({
      statusCode: 400,
    })
    advanceDays(100)
    expect((await now()).status).toBe('canceled')
  })

  it('SUB-2 a cancellation for the end of the period ends it then', async () => {
    const { stripe, id, now, advanceDays, customer } = await aPaidPurchase()
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    advanceDays(27)
    expect(await now()).toMatchObject({ status: 'active', cancel_at_period_end: true })
    advanceDays(1)
    expect(await now()).toMatchObject({ status: 'canceled' })
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1)
  })

  it('T113 deleting its customer ends it, and leaves the invoices', async () => {
    const { stripe, now, customer } = await aPaidPurchase()
    await stripe.customers.del(customer.id)
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
    expect(await now()).toMatchObject({ status: 'canceled', latest_invoice: { status: 'paid' } })
    await expect(stripe.customers.update(customer.id, { name: 'Mia' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
  })
})

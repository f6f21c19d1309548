import { describe, expect, it } from 'vitest'
import { aShop, aStripe } from './fixture.ts'
import { invoicePdf } from './pages/invoice-pdf.ts'

describe('SET-4 an invoice', () => {
  it('SET-4 has a number, lines whose amounts are its total, and a PDF', async () => {
    const { stripe, prices, subscribe, customer } = await aShop()
    const { intentId } = await subscribe(2, { add_invoice_items: [{ price: prices.unit.id, quantity: 2 }] })
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    const { data } = await stripe.invoices.list({ customer: customer.id, limit: 5 })
    const [invoice] = data
    if (invoice === undefined) throw new Error('There is no invoice')
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([1_998, 17_998])
    expect(invoice).toMatchObject({ number: 'LOCAL-0001', total: 19_996, amount_paid: 19_996 })
    expect(invoice.invoice_pdf).toBe(`http://127.0.0.1:3001/_local/stripe/invoices/${invoice.id}.pdf`)
    const pdf = invoicePdf({ ...invoice, customer_name: 'Zoë (日本)' })
    expect(pdf).toMatch(/^%PDF-1\.4\n/)
    expect(pdf).toContain('Zo\\353 \\(??\\)')
    expect(pdf).toContain('Total: $199.96')
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
    expect(pdf.slice(start, start + 4)).toBe('xref')
  })

  it('T106 is found by its number, and by nothing else', async () => {
    const { stripe, subscribe } = await aShop()
    const { subscription } = await subscribe()
    const search = async (query: string) => (await stripe.invoices.search({ query, limit: 1 })).data
    expect((await search('number:"LOCAL-0001"')).map(({ id }) => id)).toEqual([
      typeof subscription.latest_invoice === 'string'
        ? subscription.latest_invoice
        : subscription.latest_invoice?.id,
    ])
    expect(await search('number:"LOCAL-0002"')).toEqual([])
    await expect(search('total>1')).rejects.toMatchObject({ param: 'query' })
  })

  it('SUB-7 is paid by the payer after a failed renewal, and a decline is the bank’s', async () => {
    const { stripe, subscribe, standIn, customer } = await aShop()
    const { subscription, intentId } = await subscribe()
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    const { id: refused } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    })
    await stripe.subscriptions.update(subscription.id, { default_payment_method: refused })
    standIn.advance(31 * 24)
    const [open] = (await stripe.invoices.list({ customer: customer.id, status: 'open' })).data
    const pay = (payment_method?: string) =>
      stripe.invoices.pay(open?.id ?? '', { ...(payment_method && { payment_method }) })
    await expect(pay()).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' })
    expect((await pay('pm_card_visa')).status).toBe('paid')
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
    await expect(pay('pm_card_visa')).rejects.toMatchObject({ code: 'invoice_already_paid' })
    const payments = await stripe.invoicePayments.list({ invoice: open?.id ?? '' })
    expect(payments.data).toMatchObject([{ status: 'paid', amount_paid: 999, is_default: true }])
  })

  it('SUB-7 is refunded once, in parts', async () => {
    const { stripe, subscribe, types } = await aShop()
    const { intentId } = await subscribe(2)
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    await stripe.refunds.create({ payment_intent: intentId, amount: 999 })
    await expect(stripe.refunds.create({ payment_intent: intentId, amount: 1_000 })).rejects.toMatchObject({
      param: 'amount',
    })
    await stripe.refunds.create({ payment_intent: intentId })
    await expect(stripe.refunds.create({ payment_intent: intentId })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    expect(types().filter((type) => type === 'charge.refunded')).toHaveLength(2)
  })
})

it('SUB-7 a charge of 4000000000000259 is disputed', async () => {
  const { stripe, subscribe, events } = await aShop()
  const { intentId } = await subscribe()
  const { latest_charge } = await stripe.paymentIntents.confirm(intentId, {
    payment_method: 'pm_card_createDispute',
    expand: ['latest_charge'],
  })
  expect(latest_charge).toMatchObject({ paid: true, disputed: true })
  expect(events.at(-1)).toMatchObject({
    type: 'charge.dispute.created',
    data: { object: { amount: 999, payment_intent: intentId, status: 'needs_response' } },
  })
})

describe('SUB-7 a list', () => {
  it('SUB-7 is newest first, in pages', async () => {
    const { stripe } = await aStripe()
    for (const name of ['1', '2', '3']) await stripe.customers.create({ name })
    const first = await stripe.customers.list({ limit: 2 })
    expect(first.data.map(({ name }) => name)).toEqual(['3', '2'])
    expect(first.has_more).toBe(true)
    const rest = await stripe.customers.list({ limit: 2, starting_after: first.data[1]?.id ?? '' })
    expect(rest.data.map(({ name }) => name)).toEqual(['1'])
    const all: unknown[] = []
    for await (const { name } of stripe.customers.list({ limit: 1 })) all.push(name)
    expect(all).toEqual(['3', '2', '1'])
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
  })

  it('SUB-7 of prices finds lookup keys, of which each is one price’s', async () => {
    const { stripe } = await aStripe()
    const { id: product } = await stripe.products.create({ id: 'vectra_unit', name: 'GPS unit' })
    const create = () =>
      stripe.prices.create({ product, currency: 'usd', unit_amount: 8_999, lookup_key: 'vectra_unit_v1' })
    const { id } = await create()
    await expect(create()).rejects.toMatchObject({ param: 'lookup_key' })
    const { data } = await stripe.prices.list({ lookup_keys: ['vectra_unit_v1', 'vectra_monthly_v1'] })
    expect(data.map((price) => price.id)).toEqual([id])
    await expect(stripe.products.create({ id: 'vectra_unit', name: 'x' })).rejects.toMatchObject({
      code: 'resource_already_exists',
    })
  })
})

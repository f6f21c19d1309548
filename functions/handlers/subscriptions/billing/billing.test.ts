import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { shoppers } from '../../../../test/make/subscriptions/shopper.ts'
import { addCard, makeCardDefault, removeCard } from './change-cards.ts'
import { payInvoice } from './pay-invoice.ts'
import { readBilling } from './read-billing.ts'
import { switchToAnnual } from './switch-plan.ts'

const aShopper = shoppers()
type Shopper = Awaited<ReturnType<typeof aShopper>>
const SUCCESS = { reply: { success: true } }
const NO_CARD = { refused: 'payment-method-not-found' }

/** Sorted: Stripe's times have no fractions of a second. */
const kindsAndCents = (entries: readonly { kind: string; cents: number | null }[]) =>
  entries.map(({ kind, cents }) => `${kind} ${cents}`).toSorted()

async function billingOf({ deps }: Shopper, accountId: string) {
  const answer = await readBilling(accountId, deps)
  if (!('reply' in answer)) throw new Error('Stripe did not answer')
  return answer.reply
}

/** An open invoice after a renewal whose card was declined. */
async function anOpenInvoice(shopper: Shopper): Promise<string> {
  const { buy, purchases, stripe, advance, apply, events } = shopper
  await buy()
  const [purchase] = await purchases()
  const customer = String(purchase?.customer)
  const { id } = await stripe.client.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  await stripe.client.subscriptions.update(purchase?.id ?? '', { default_payment_method: id })
  advance(31 * 24)
  for (const event of await events()) await apply(event)
  return (await stripe.client.invoices.list({ status: 'open' })).data[0]?.id ?? ''
}

describe('saved cards', () => {
  test('SET-4 are added, made default and removed, and the log has each', async () => {
    const shopper = await aShopper()
    const { accountId, deps, events, apply, log } = shopper
    expect(await addCard(accountId, 'pm_card_visa', deps)).toEqual(SUCCESS)
    expect(await addCard(accountId, 'pm_card_mastercard', deps)).toEqual(SUCCESS)
    expect(await addCard(accountId, 'pm_card_chargeDeclined', deps)).toMatchObject({
      refused: 'card-declined',
    })
    expect(await addCard(accountId, 'pm_nobodys', deps)).toEqual(NO_CARD)
    const [card] = (await billingOf(shopper, accountId)).paymentMethods
    expect(await makeCardDefault(accountId, card?.id ?? '', deps)).toEqual(SUCCESS)
    expect((await billingOf(shopper, accountId)).paymentMethods[0]?.isDefault).toBe(true)
    expect(await removeCard(accountId, card?.id ?? '', deps)).toEqual(SUCCESS)
    expect((await billingOf(shopper, accountId)).paymentMethods).toHaveLength(1)
    for (const event of [...(await events()), ...(await events())]) await apply(event)
    expect((await log()).map(({ kind }) => kind).toSorted()).toEqual([
      'card-added',
      'card-added',
      'card-made-default',
      'card-removed',
    ])
  })

  test('SET-4 are removed once by two calls at a time', async () => {
    const shopper = await aShopper()
    const { accountId, deps } = shopper
    await addCard(accountId, 'pm_card_visa', deps)
    const [card] = (await billingOf(shopper, accountId)).paymentMethods
    const both = await Promise.all([1, 2].map(() => removeCard(accountId, card?.id ?? '', deps)))
    expect(both).toContainEqual(SUCCESS)
    for (const answer of both) expect([SUCCESS, NO_CARD]).toContainEqual(answer)
    expect((await billingOf(shopper, accountId)).paymentMethods).toEqual([])
  })

  test('T85 those of another account cannot be used, made default or removed, and stay as they are', async () => {
    const shopper = await aShopper()
    const { accountId, deps } = shopper
    const other = randomUUID()
    await addCard(other, 'pm_card_visa', deps)
    const invoiceId = await anOpenInvoice(shopper)
    const [theirs] = (await billingOf(shopper, other)).paymentMethods
    const id = theirs?.id ?? ''
    expect(await removeCard(accountId, id, deps)).toEqual(NO_CARD)
    expect(await makeCardDefault(accountId, id, deps)).toEqual(NO_CARD)
    expect(await payInvoice(accountId, invoiceId, id, deps)).toEqual(NO_CARD)
    expect(await payInvoice(other, invoiceId, id, deps)).toEqual({ refused: 'not-found' })
    expect((await billingOf(shopper, other)).paymentMethods).toEqual([theirs])
  })
})

describe('pay now', () => {
  test('SUB-7 asks the bank where it must, and in two tabs charges once', async () => {
    const shopper = await aShopper()
    const { accountId, deps, stripe, subscriptions, charges, log, events, apply } = shopper
    const invoiceId = await anOpenInvoice(shopper)
    expect((await subscriptions())[0]?.status).toBe('past_due')
    expect(await payInvoice(accountId, invoiceId, null, deps)).toMatchObject({ refused: 'card-declined' })
    const [customer] = (await stripe.client.customers.list()).data
    const attached = (alias: string) =>
      stripe.client.paymentMethods.attach(alias, { customer: customer?.id ?? '' })
    const asking = await attached('pm_card_authenticationRequired')
    const asked = await payInvoice(accountId, invoiceId, asking.id, deps)
    expect(asked).toMatchObject({ reply: { requiresAction: true, clientSecret: expect.any(String) } })
    const good = await attached('pm_card_visa')
    const tabs = await Promise.all([1, 2].map(() => payInvoice(accountId, invoiceId, good.id, deps)))
    expect(tabs).toEqual([SUCCESS, SUCCESS])
    expect(await charges()).toHaveLength(2)
    expect((await subscriptions())[0]).toMatchObject({ status: 'active', trackedUntil: null })
    for (const event of [...(await events()), ...(await events())]) await apply(event)
    expect(kindsAndCents(await log())).toEqual([
      'invoice-paid 999',
      'paid 999',
      'payment-failed null',
      'recovered null',
    ])
  })
})

describe('the annual plan', () => {
  test('SUB-7 a switch that was declined works with another card, and charges the year once', async () => {
    const shopper = await aShopper()
    const { accountId, buy, deps, purchases, stripe, charges, subscriptions } = shopper
    await buy({ quantity: 2 })
    const [purchase] = await purchases()
    const id = (await subscriptions())[0]?.subscriptionId ?? ''
    const payWith = async (alias: string) => {
      const card = await stripe.client.paymentMethods.attach(alias, { customer: String(purchase?.customer) })
      await makeCardDefault(accountId, card.id, deps)
    }
    await payWith('pm_card_chargeCustomerFail')
    expect(await switchToAnnual(accountId, id, deps)).toMatchObject({ refused: 'card-declined' })
    expect((await subscriptions())[0]?.planType).toBe('monthly')
    await payWith('pm_card_visa')
    expect(await switchToAnnual(accountId, id, deps)).toEqual(SUCCESS)
    expect(await switchToAnnual(accountId, id, deps)).toEqual({ refused: 'plan-not-switchable' })
    expect((await subscriptions()).map(({ planType, amountCents }) => [planType, amountCents])).toEqual([
      ['annual', 5_994],
      ['annual', 5_994],
    ])
    expect((await charges()).map(({ amount_received }) => amount_received)).toEqual([2 * 5_994, 2 * 999])
  })

  test('SUB-7 needs a saved card, and charges nothing without one', async () => {
    const shopper = await aShopper()
    const { accountId, buy, deps, charges, subscriptions } = shopper
    await buy()
    for (const { id } of (await billingOf(shopper, accountId)).paymentMethods)
      expect(await removeCard(accountId, id, deps)).toEqual(SUCCESS)
    const [one] = await subscriptions()
    expect(await switchToAnnual(accountId, one?.subscriptionId ?? '', deps)).toEqual({ refused: 'no-card' })
    expect((await subscriptions())[0]?.planType).toBe('monthly')
    expect(await charges()).toHaveLength(1)
  })
})

test('SUB-7 a refund is in the log of the account that an order without sign-in was handed over to', async () => {
  const { signUp, charges, stripe, events, apply, log } = await aShopper()
  const email = `${randomUUID()}@example.com`
  await signUp({ email })
  const [charge] = await charges()
  await stripe.client.refunds.create({ payment_intent: charge?.id ?? '', amount: 1_000 })
  for (const event of [...(await events()), ...(await events())]) await apply(event)
  expect(kindsAndCents(await log(`account of ${email}`))).toEqual(['paid 14993', 'refunded 1000'])
})

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { shoppers } from '../../../../test/make/subscriptions/shopper.ts'
import { giveOrder } from '../../../purchases/hand-over-order.ts'

const aShopper = shoppers()
const PAID = { reply: { success: true } }
const FIVE_CARDS = [
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_chargeDeclined',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_authenticationRequired',
]

describe('an order without sign-in', () => {
  test('ORD-2 charges the plan with its units, and its new account has the subscriptions', async () => {
    const { signUp, deps, charges } = await aShopper()
    const email = `${randomUUID()}@example.com`
    const answer = await signUp({ email, planType: 'marine', quantity: 2 })
    expect(answer).toMatchObject({ reply: { success: true, amount: (2 * (15_894 + 8_999)) / 100 } })
    expect((await charges())[0]?.amount_received).toBe(2 * (15_894 + 8_999))
    const bought = await deps.subscriptions.list(`account of ${email}`)
    expect(bought).toHaveLength(2)
    expect(bought[0]).toMatchObject({ status: 'active', marineSupport: true, amountCents: 15_894 })
  })

  test('T86 for the address of an existing account it waits until its owner is there', async () => {
    const { signUp, deps, known, log } = await aShopper()
    const email = `${randomUUID()}@example.com`
    known.add(email)
    const accountId = `account of ${email}`
    expect(await signUp({ email })).toMatchObject({ reply: { success: true } })
    expect(await deps.subscriptions.list(accountId)).toEqual([])
    const { waitingOrders, customer, stripeCustomerId } = await deps.customers.get(accountId)
    expect([waitingOrders.length, customer, stripeCustomerId]).toEqual([1, null, null])
    expect(await log(accountId)).toEqual([])
    for (const orderId of [...waitingOrders, ...waitingOrders]) await giveOrder(orderId, accountId, deps)
    expect(await deps.subscriptions.list(accountId)).toHaveLength(1)
    expect(await deps.customers.get(accountId)).toMatchObject({
      waitingOrders: [],
      customer: { firstName: 'Mia' },
      stripeCustomerId: expect.stringMatching(/^cus_/),
    })
    expect(await log(accountId)).toMatchObject([{ kind: 'paid', cents: 5_994 + 8_999 }])
  })

  test('T84 a sixth order of an address in ten minutes is refused before Stripe is asked', async () => {
    const { signUp, requests, advance } = await aShopper()
    const address = '2001:db8:1:2::1'
    for (const card of FIVE_CARDS) await signUp({ paymentMethodId: card }, address)
    const before = requests().length
    const refused = { refused: 'too-many-requests', retryAfterSeconds: expect.any(Number) }
    expect(await signUp({}, '2001:db8:1:2:ffff::2')).toEqual(refused)
    expect(requests()).toHaveLength(before)
    expect(await signUp({}, '2001:db8:1:3::1')).toMatchObject(PAID)
    advance(1)
    expect(await signUp({}, address)).toMatchObject(PAID)
  })

  test('T84 so is a sixth order for a mailbox, wherever it comes from', async () => {
    const { signUp, requests, advance } = await aShopper()
    advance(24)
    const email = `${randomUUID()}@example.com`
    for (const card of FIVE_CARDS) await signUp({ email, paymentMethodId: card })
    const before = requests().length
    expect(await signUp({ email: email.toUpperCase() })).toMatchObject({ refused: 'too-many-requests' })
    expect(requests()).toHaveLength(before)
  })

  test('T84 a sixth order with one card is refused before anything is made at Stripe', async () => {
    const { signUp, stripe, advance } = await aShopper()
    advance(48)
    const declined = { paymentMethodId: 'pm_card_chargeDeclinedInsufficientFunds' }
    for (let order = 0; order < 5; order++)
      expect(await signUp(declined)).toMatchObject({ refused: 'card-declined' })
    const customers = async () => (await stripe.client.customers.list({ limit: 100 })).data.length
    const before = await customers()
    expect(await signUp(declined)).toMatchObject({ refused: 'too-many-requests' })
    expect(await customers()).toBe(before)
    expect(await signUp({ paymentMethodId: 'pm_card_mastercard' })).toMatchObject(PAID)
  })
})

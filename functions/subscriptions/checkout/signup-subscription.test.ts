import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { shoppers } from '../../../test/make/subscriptions/shopper.ts'
import { giveOrder } from '../../common/purchases/hand-over-order.ts'

const aShopper = shoppers()

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
    const { signUp, deps, known } = await aShopper()
    const email = `${randomUUID()}@example.com`
    known.add(email)
    const accountId = `account of ${email}`
    expect(await signUp({ email })).toMatchObject({ reply: { success: true } })
    expect(await deps.subscriptions.list(accountId)).toEqual([])
    const { waitingOrders, customer, stripeCustomerId } = await deps.customers.get(accountId)
    expect([waitingOrders.length, customer, stripeCustomerId]).toEqual([1, null, null])
    for (const orderId of [...waitingOrders, ...waitingOrders]) await giveOrder(orderId, accountId, deps)
    expect(await deps.subscriptions.list(accountId)).toHaveLength(1)
    expect((await deps.customers.get(accountId)).waitingOrders).toEqual([])
  })

  test('T84 a sixth order of an address or a mailbox in ten minutes is refused before Stripe is asked', async () => {
    const { signUp, stripe } = await aShopper()
    const declined = { paymentMethodId: 'pm_card_chargeDeclined' }
    const address = randomUUID()
    for (let order = 0; order < 5; order++)
      expect(await signUp(declined, address)).toMatchObject({ refused: 'card-declined' })
    const before = (await stripe.client.customers.list({ limit: 100 })).data.length
    expect(await signUp({}, address)).toMatchObject({
      refused: 'too-many-requests',
      retryAfterSeconds: expect.any(Number),
    })
    const email = `${randomUUID()}@example.com`
    for (let order = 0; order < 5; order++) await signUp({ ...declined, email })
    expect(await signUp({ email })).toMatchObject({ refused: 'too-many-requests' })
    expect((await stripe.client.customers.list({ limit: 100 })).data).toHaveLength(before + 5)
  })
})

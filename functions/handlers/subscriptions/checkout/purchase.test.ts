import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { parseOrderNumber } from '../../../../shared/subscriptions/order-number.ts'
import { AN_ADDRESS } from '../../../../test/make/subscriptions/a-purchase-body.ts'
import { shoppers } from '../../../../test/make/subscriptions/shopper.ts'
import type { PurchaseResult } from './purchase.ts'

const aShopper = shoppers()

const PAID = { reply: { success: true } }

function orderIdIn(answer: PurchaseResult): string {
  if (!('reply' in answer)) throw new Error(`The purchase was refused: ${answer.refused}`)
  return answer.reply.orderId
}

describe('a purchase', () => {
  test('SUB-7 T81 charges what the server sells, and brings as many subscriptions as were ordered', async () => {
    const { buy, subscriptions, charges } = await aShopper()
    const more = { quantity: 3, planType: 'annual', orderDevice: true, shippingAddress: AN_ADDRESS }
    expect(await buy({ ...more, amount: 1, stripePriceId: 'price_cheap' })).toMatchObject(PAID)
    expect((await charges()).map(({ amount_received }) => amount_received)).toEqual([3 * (5_994 + 8_999)])
    const bought = await subscriptions()
    expect(bought).toHaveLength(3)
    for (const one of bought)
      expect(one).toMatchObject({
        status: 'active',
        planType: 'annual',
        amountCents: 5_994,
        assignedDeviceId: null,
      })
  })

  test('SUB-7 a purchase without 3DS makes at most six calls to Stripe, also without sign-in', async () => {
    const { buy, signUp, requests } = await aShopper()
    const callsOf = async (run: () => Promise<unknown>) => {
      const before = requests().length
      expect(await run()).toMatchObject(PAID)
      return requests().length - before
    }
    expect(await callsOf(() => buy())).toBeLessThanOrEqual(6)
    expect(await callsOf(() => buy())).toBeLessThanOrEqual(4)
    expect(await callsOf(() => signUp())).toBeLessThanOrEqual(5)
  })

  test('T80 the same purchase again, and forty times at once, charges once', async () => {
    const { buy, subscriptions, charges, purchases, stopClock } = await aShopper()
    stopClock()
    const purchaseId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 40 }, () => buy({ purchaseId })))
    answers.push(await buy({ purchaseId }))
    const [first] = answers
    for (const answer of answers) expect(answer).toMatchObject({ reply: { success: true } })
    expect(new Set(answers.map((answer) => ('reply' in answer ? answer.reply.orderId : null))).size).toBe(1)
    expect(first).toMatchObject({ reply: { subscriptionIds: [(await subscriptions())[0]?.subscriptionId] } })
    expect([await charges(), await purchases(), await subscriptions()].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ])
    expect(await buy({ purchaseId, quantity: 2 })).toEqual({ refused: 'purchase-changed' })
  })

  test('T80 a number that another purchase has is left to it, and each keeps its own', async () => {
    const { buy, deps, charges } = await aShopper()
    const purchaseId = randomUUID()
    const taken = orderIdIn(await buy({ purchaseId }))
    await deps.orders.edit(taken, (order) => ({ ...order, purchaseHash: 'of another purchase' }))
    const next = orderIdIn(await buy({ purchaseId }))
    expect(parseOrderNumber(next)).toBe(next)
    expect(next).not.toBe(taken)
    expect(orderIdIn(await buy({ purchaseId }))).toBe(next)
    expect(await charges()).toHaveLength(2)
  })

  test('T80 a purchase that began before order numbers were short goes on with its order', async () => {
    const { buy, deps, charges } = await aShopper()
    const purchaseId = randomUUID()
    const order = await deps.orders.get(orderIdIn(await buy({ purchaseId })))
    if (order?.purchaseHash == null) throw new Error('The order is not stored')
    const longId = order.purchaseHash.slice(0, 24)
    await deps.orders.create({ ...order, orderId: longId, purchaseHash: null })
    expect(orderIdIn(await buy({ purchaseId }))).toBe(longId)
    expect(await charges()).toHaveLength(1)
  })

  test('SUB-7 a declined card is a 402 with the bank’s message, and another card pays the same order', async () => {
    const { buy, subscriptions, purchases } = await aShopper()
    const purchaseId = randomUUID()
    const declined = await buy({ purchaseId, paymentMethodId: 'pm_card_chargeDeclined' })
    expect(declined).toMatchObject({ refused: 'card-declined', message: 'Your card was declined.' })
    expect(await subscriptions()).toEqual([])
    expect(await buy({ purchaseId })).toMatchObject(PAID)
    expect(await subscriptions()).toHaveLength(1)
    expect(await purchases()).toHaveLength(1)
  })

  test('SUB-7 a card that asks its owner is paid for after that, by the same call', async () => {
    const { buy, subscriptions, stripe, charges } = await aShopper()
    const asked = { purchaseId: randomUUID(), paymentMethodId: 'pm_card_authenticationRequired' }
    const first = await buy(asked)
    if (!('reply' in first) || first.reply.success) throw new Error('The bank did not ask')
    expect(await subscriptions()).toEqual([])
    expect(await buy(asked)).toMatchObject({ reply: { requiresAction: true } })
    stripe.answerBank(first.reply.clientSecret, true)
    expect(await buy(asked)).toMatchObject(PAID)
    expect([await charges(), await subscriptions()].map(({ length }) => length)).toEqual([1, 1])
  })

  test('T85 the card of another customer is not found, saved or new, and nothing is charged', async () => {
    const { buy, stripe, charges } = await aShopper()
    const other = randomUUID()
    await buy({}, other)
    const [customer] = (await stripe.client.customers.list()).data
    const [card] = (await stripe.client.customers.listPaymentMethods(customer?.id ?? '')).data
    const theirs = { paymentMethodId: card?.id }
    const before = (await charges()).length
    expect(await buy({ ...theirs, useSavedPaymentMethod: true })).toEqual({
      refused: 'payment-method-not-found',
    })
    expect(await buy(theirs)).toEqual({ refused: 'payment-method-not-found' })
    expect(await charges()).toHaveLength(before)
    expect(await buy({ ...theirs, useSavedPaymentMethod: true }, other)).toMatchObject(PAID)
  })

  test.each(['500', '500-after', 'lost', '429'] as const)(
    'T80 T87 with a %s at each step the order is unsure at worst, and the next try makes it one purchase',
    async (kind) => {
      for (const path of ['/v1/customers', '/v1/subscriptions', '/v1/payment_intents']) {
        const { buy, subscriptions, charges, purchases, stripe } = await aShopper()
        const purchaseId = randomUUID()
        stripe.faults.set({ kind, count: 1, seconds: 0, path })
        const first = await buy({ purchaseId })
        expect('reply' in first || first.refused === 'payment-unsure').toBe(true)
        stripe.faults.set(null)
        expect(await buy({ purchaseId }), path).toMatchObject(PAID)
        const active = (await purchases()).filter(({ status }) => status === 'active')
        expect(
          [await charges(), active, await subscriptions()].map(({ length }) => length),
          path,
        ).toEqual([1, 1, 1])
      }
    },
  )
})

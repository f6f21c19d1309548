import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../shared/time.ts'
import { shoppers } from '../../test/make/subscriptions/shopper.ts'
import type { StoredSubscription } from '../stores/billing/subscriptions.ts'
import { reconcileOrder } from './reconcile.ts'
import { reconcileEvents } from './reconcile-events.ts'

const aShopper = shoppers()
type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof aShopper>>['buy']>>
const MONTH_HOURS = 31 * 24

const paidIds = (answer: Answer): string[] => {
  if (!('reply' in answer) || !answer.reply.success) throw new Error('It was not paid')
  return answer.reply.subscriptionIds
}
const statuses = (subscriptions: readonly StoredSubscription[]) =>
  subscriptions.map(({ status }) => status).toSorted()

describe('events of Stripe', () => {
  test('T77 T78 whatever their order, and however often they come, they lead to the same subscriptions', async () => {
    const { buy, cancel, apply, events, subscriptions } = await aShopper()
    const [first = ''] = paidIds(await buy({ quantity: 3 }))
    await cancel(first)
    const before = (await subscriptions()).toSorted(byId)
    const all = await events()
    expect(all.length).toBeGreaterThan(5)
    for (const order of [all, all.toReversed(), [...all, ...all]])
      for (const event of order) await apply(event)
    await Promise.all(all.slice(-1).flatMap((event) => Array.from({ length: 10 }, () => apply(event))))
    expect((await subscriptions()).toSorted(byId)).toEqual(before)
  })

  test('SUB-7 a renewal extends them; a failed one makes them past_due, and a payment active again', async () => {
    const { buy, apply, events, subscriptions, advance, stripe, purchases } = await aShopper()
    paidIds(await buy({ paymentMethodId: 'pm_card_visa' }))
    const [before] = await subscriptions()
    advance(MONTH_HOURS)
    for (const event of await events()) await apply(event)
    const [renewed] = await subscriptions()
    expect(renewed?.status).toBe('active')
    expect(renewed?.nextBillingAt ?? 0).toBeGreaterThan((before?.nextBillingAt ?? 0) + 27 * 24 * HOUR_MS)

    const [purchase] = await purchases()
    if (purchase === undefined) throw new Error('Nothing was bought')
    const customer = String(purchase.customer)
    const bad = await stripe.client.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
    await stripe.client.subscriptions.update(purchase.id, { default_payment_method: bad.id })
    advance(MONTH_HOURS)
    for (const event of await events()) await apply(event)
    const [failed] = await subscriptions()
    expect(failed?.status).toBe('past_due')
    expect(failed?.trackedUntil).toBe((failed?.paymentFailedAt ?? 0) + 21 * 24 * HOUR_MS)

    const good = await stripe.client.paymentMethods.attach('pm_card_visa', { customer })
    const open = await stripe.client.invoices.list({ status: 'open', customer })
    await stripe.client.invoices.pay(open.data[0]?.id ?? '', { payment_method: good.id })
    for (const event of await events()) await apply(event)
    expect((await subscriptions())[0]).toMatchObject({ status: 'active', trackedUntil: null })
  })

  test('T79 events that never came are read from Stripe, and a lost purchase is found', async () => {
    const { buy, deps, subscriptions, advance, purchases, stripe, accountId } = await aShopper()
    const purchaseId = 'b9d5c4be-7c53-4c4e-9f0a-3e3a7f6f0d10'
    stripe.faults.set({ kind: '500-after', count: 1, seconds: 0, path: '/v1/payment_intents' })
    const lost = await buy({ purchaseId })
    expect(lost).toEqual({ refused: 'payment-unsure' })
    stripe.faults.set(null)
    expect(await subscriptions()).toEqual([])
    advance(1)
    await reconcileEvents(deps)
    expect(statuses(await subscriptions())).toEqual(['active'])
    const [purchase] = await purchases()
    await stripe.client.subscriptions.cancel(purchase?.id ?? '')
    const orderId = (await subscriptions())[0]?.orderId ?? ''
    await reconcileOrder(orderId, deps)
    expect(statuses(await deps.subscriptions.list(accountId))).toEqual(['canceled'])
  })
})

describe('cancelling', () => {
  test('SUB-2 one of three leaves two at Stripe, and the last one ends it', async () => {
    const { buy, cancel, subscriptions, purchases } = await aShopper()
    const [first = '', second = '', third = ''] = paidIds(await buy({ quantity: 3 }))
    expect(await cancel(first)).toEqual({ reply: { success: true } })
    expect(await cancel(first)).toEqual({ reply: { success: true } })
    expect((await purchases())[0]?.items.data[0]?.quantity).toBe(2)
    await Promise.all([cancel(second), cancel(third)])
    expect((await purchases())[0]?.status).toBe('canceled')
    expect(statuses(await subscriptions())).toEqual(['canceled', 'canceled', 'canceled'])
    expect(await cancel('unknown')).toEqual({ refused: 'not-found' })
  })

  test('SUB-2 at the end of the period it stays tracked until then, and is not charged again', async () => {
    const { buy, cancel, subscriptions, purchases, advance, deps } = await aShopper()
    const [first = ''] = paidIds(await buy({ quantity: 2 }))
    await cancel(first, 'at-period-end')
    const ending = (await subscriptions()).find(({ subscriptionId }) => subscriptionId === first)
    expect(ending).toMatchObject({ status: 'active', endsAt: expect.any(Number), nextBillingAt: null })
    expect((await purchases())[0]?.items.data[0]?.quantity).toBe(1)
    advance(MONTH_HOURS)
    await reconcileOrder(ending?.orderId ?? '', deps)
    expect(statuses(await subscriptions())).toEqual(['active', 'canceled'])
  })

  test('T87 while Stripe is down it counts at once, and Stripe learns of it later', async () => {
    const { buy, cancel, subscriptions, purchases, stripe, deps } = await aShopper()
    const [first = ''] = paidIds(await buy())
    stripe.faults.set({ kind: 'down', count: null, seconds: 0, path: '/v1/' })
    expect(await cancel(first)).toEqual({ reply: { success: true } })
    expect(statuses(await subscriptions())).toEqual(['canceled'])
    stripe.faults.set(null)
    expect((await purchases())[0]?.status).toBe('active')
    await reconcileOrder((await subscriptions())[0]?.orderId ?? '', deps)
    expect((await purchases())[0]?.status).toBe('canceled')
  })
})

const byId = (one: StoredSubscription, other: StoredSubscription) =>
  one.subscriptionId.localeCompare(other.subscriptionId)

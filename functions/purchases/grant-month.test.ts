import { expect, test } from 'vitest'
import { monthAfter } from '../../shared/subscriptions/free-month.ts'
import { SECOND_MS, toIso } from '../../shared/time.ts'
import { shoppers } from '../../test/make/subscriptions/shopper.ts'
import { grantMonth } from './grant-month.ts'

const aShopper = shoppers()
const DAY_HOURS = 24

/** A buyer of so many subscriptions, and grants of a month to them. */
async function aBuyer(fields: object = {}) {
  const shopper = await aShopper()
  await shopper.buy(fields)
  const { accountId, deps, subscriptions } = shopper
  const first = async () => {
    const [one] = await subscriptions()
    if (one?.orderId === undefined) throw new Error('Nothing was bought')
    return { ...one, orderId: one.orderId, endsAt: toIso(one.nextBillingAt ?? 0) }
  }
  const { orderId, endsAt } = await first()
  type Fields = { grantId?: string; seen?: string; next?: string; accountId?: string }
  const grant = async ({ seen = endsAt, ...fields }: Fields = {}) => {
    const session = await deps.openStripe()
    if (session === null) throw new Error('The stand-in has a key')
    const decided = { accountId, orderId, grantId: 'g1', seen, next: monthAfter(seen), ...fields }
    return grantMonth(decided, session, deps)
  }
  const grants = async () => (await shopper.log()).filter(({ kind }) => kind === 'month-granted')
  return { ...shopper, grant, grants, first, orderId, endsAt }
}

test('SUB-7 a granted month moves the next charge of all subscriptions, and is in the billing log once', async () => {
  const { grant, grants, endsAt, subscriptions, apply, events, log, orderId, charges, advance } =
    await aBuyer({ quantity: 2 })
  const before = (await charges()).length
  expect(await grant()).toMatchObject({
    order: { purchase: { nextBillingAt: Date.parse(monthAfter(endsAt)) } },
  })
  for (const event of await events()) await apply(event)
  expect((await subscriptions()).map(({ status, nextBillingAt }) => [status, nextBillingAt])).toEqual([
    ['active', Date.parse(monthAfter(endsAt))],
    ['active', Date.parse(monthAfter(endsAt))],
  ])
  expect(await grants()).toMatchObject([{ about: orderId, cents: null }])
  expect((await log()).filter(({ kind }) => kind === 'invoice-paid')).toEqual([])

  advance(40 * DAY_HOURS)
  expect(await charges()).toHaveLength(before)
  advance(24 * DAY_HOURS)
  for (const event of await events()) await apply(event)
  expect(await charges()).toHaveLength(before + 1)
  expect((await log()).filter(({ kind }) => kind === 'invoice-paid')).toHaveLength(1)
  expect(await grants()).toHaveLength(1)
})

test('SUB-7 of two grants at the same time one counts, and the other is refused', async () => {
  const { grant, grants, endsAt, first } = await aBuyer()
  const outcomes = await Promise.all(['g1', 'g2', 'g3'].map((grantId) => grant({ grantId })))
  expect(outcomes.filter((outcome) => 'order' in outcome)).toHaveLength(1)
  expect(outcomes.filter((outcome) => 'refused' in outcome)).toEqual([
    { refused: 'period-changed' },
    { refused: 'period-changed' },
  ])
  expect((await first()).endsAt).toBe(monthAfter(endsAt))
  expect(await grants()).toHaveLength(1)
})

test('SUB-7 a grant that is repeated adds nothing, and another one adds a month to what was seen', async () => {
  const { grant, grants, endsAt } = await aBuyer()
  await grant()
  expect(await grant()).toMatchObject({
    order: { purchase: { nextBillingAt: Date.parse(monthAfter(endsAt)) } },
  })
  expect(await grant({ grantId: 'g2' })).toEqual({ refused: 'period-changed' })
  const next = monthAfter(endsAt)
  expect(await grant({ grantId: 'g2', seen: next })).toMatchObject({
    order: { purchase: { nextBillingAt: Date.parse(monthAfter(next)) } },
  })
  expect(await grants()).toHaveLength(2)
})

test('SUB-7 a month of which only Stripe knows comes with its event, and is in the log', async () => {
  const { grant, grants, apply, events, endsAt, first, stripe, purchases } = await aBuyer()
  const [purchase] = await purchases()
  await stripe.client.subscriptions.update(purchase?.id ?? '', {
    trial_end: Date.parse(monthAfter(endsAt)) / SECOND_MS,
    proration_behavior: 'none',
    metadata: { monthGrantId: 'g1' },
  })
  for (const event of await events()) await apply(event)
  expect((await first()).endsAt).toBe(monthAfter(endsAt))
  expect(await grant()).toMatchObject({
    order: { purchase: { nextBillingAt: Date.parse(monthAfter(endsAt)) } },
  })
  expect(await grants()).toHaveLength(1)
})

test('SUB-7 nothing is extended that is somebody else’s, ends anyway, or waits for a payment', async () => {
  const { grant, cancel, first, grants } = await aBuyer()
  expect(await grant({ accountId: 'mia' })).toEqual({ refused: 'not-found' })
  expect(await grant({ next: '2031-01-01T00:00:00.000Z' })).toEqual({ refused: 'period-changed' })
  await cancel((await first()).subscriptionId, 'at-period-end')
  expect(await grant()).toEqual({ refused: 'nothing-to-extend' })
  await cancel((await first()).subscriptionId)
  expect(await grant()).toEqual({ refused: 'nothing-to-extend' })
  expect(await grants()).toEqual([])

  const late = await aBuyer()
  const [purchase] = await late.purchases()
  const bad = await late.stripe.client.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: String(purchase?.customer),
  })
  await late.stripe.client.subscriptions.update(purchase?.id ?? '', { default_payment_method: bad.id })
  late.advance(31 * DAY_HOURS)
  for (const event of await late.events()) await late.apply(event)
  expect((await late.first()).status).toBe('past_due')
  expect(await late.grant()).toEqual({ refused: 'nothing-to-extend' })
})

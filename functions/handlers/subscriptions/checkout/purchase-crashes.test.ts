import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type Stripe from 'stripe'
import { expect, test, vi } from 'vitest'
import { CreateSubscription, SignupSubscription } from '../../../../shared/subscriptions/purchase.ts'
import { aPurchaseBody, aSignupBody } from '../../../../test/make/subscriptions/a-purchase-body.ts'
import { BUYER, type MemoryShop, memoryShop } from '../../../../test/make/subscriptions/memory/memory-shop.ts'
import { expectAgreement } from '../../../../test/make/subscriptions/memory/money-agrees.ts'
import { applyEvent } from '../../../purchases/apply-event.ts'
import { createSubscription } from './create-subscription.ts'
import { signupSubscription } from './signup-subscription.ts'

type Buy = (shop: MemoryShop) => Promise<unknown>
const MINUTE_HOURS = 1 / 60

/** Ends the function after one more effect each time, until it gets to its end. Returns how many times it was ended. */
async function endedAtEachStep(buy: Buy, then: (shop: MemoryShop, step: number) => Promise<void>) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  for (let step = 0; ; step++) {
    const shop = await memoryShop()
    try {
      shop.crashAfter(step)
      await buy(shop).catch(() => undefined)
      const hasEnded = shop.hasCrashed()
      shop.crashAfter(null)
      shop.advance(MINUTE_HOURS)
      await then(shop, step)
      if (!hasEnded) return step
    } finally {
      rmSync(shop.stripe.folder, { recursive: true, force: true })
    }
  }
}

async function counts({ world, stripe: { client } }: MemoryShop) {
  const intents = (await client.paymentIntents.list({ limit: 100 })).data
  return {
    customers: (await client.customers.list({ limit: 100 })).data.length,
    purchases: (await client.subscriptions.list({ status: 'all', limit: 100 })).data.length,
    charges: intents.filter(({ status }) => status === 'succeeded').length,
    orders: world.orders.size,
    subscriptions: world.subscriptions.size,
  }
}
const ONE_OF_EACH = { customers: 1, purchases: 1, charges: 1, orders: 1, subscriptions: 1 }

/** The bank of a card that asks confirms. */
async function confirmAtBank({ stripe }: MemoryShop): Promise<void> {
  for (const { status, client_secret } of (await stripe.client.paymentIntents.list()).data)
    if (status === 'requires_action' && client_secret !== null) stripe.answerBank(client_secret, true)
}

test.each([
  ['a card', 'pm_card_visa'],
  ['a card whose bank asks', 'pm_card_authenticationRequired'],
])('T80 ended at any step, a purchase with %s that is tried again is one of each', async (_what, card) => {
  const body = CreateSubscription.parse(aPurchaseBody({ paymentMethodId: card, purchaseId: randomUUID() }))
  const buy: Buy = async (shop) => {
    await createSubscription(BUYER, body, shop.deps)
    await confirmAtBank(shop)
    await createSubscription(BUYER, body, shop.deps)
  }
  const steps = await endedAtEachStep(buy, async (shop, step) => {
    await buy(shop)
    await shop.tick()
    expect(await counts(shop), `ended at step ${step}`).toEqual(ONE_OF_EACH)
  })
  expect(steps).toBeGreaterThan(30)
})

test('T80 ended at any step and not tried again, an order without sign-in is whole or nothing', async () => {
  const body = SignupSubscription.parse(aSignupBody({ purchaseId: randomUUID() }))
  const wholeOrNothing = new Set<number>()
  await endedAtEachStep(
    ({ deps }) => signupSubscription(body, '192.0.2.1', deps),
    async (shop) => {
      for (const hours of [0.1, 24, 24]) {
        shop.advance(hours)
        await shop.tick()
      }
      await expectAgreement(shop)
      const { charges, subscriptions } = await counts(shop)
      expect(subscriptions).toBe(charges)
      wholeOrNothing.add(charges)
    },
  )
  expect(wholeOrNothing).toEqual(new Set([0, 1]))
})

/**
 * A purchase that was paid and then cancelled at Stripe, of which Vectra knows only the order: its function has ended at
 * the first step from `firstStep` on after which it was paid.
 */
async function unknownPurchase(firstStep: number) {
  const body = CreateSubscription.parse(aPurchaseBody({ quantity: 2 }))
  for (let step = firstStep; ; step++) {
    const shop = await memoryShop()
    shop.crashAfter(step)
    await createSubscription(BUYER, body, shop.deps).catch(() => undefined)
    shop.crashAfter(null)
    const [purchase] = (await shop.stripe.client.subscriptions.list()).data
    if (purchase?.status === 'active') {
      await shop.stripe.client.subscriptions.cancel(purchase.id)
      const all = (await shop.stripe.client.events.list({ limit: 100 })).data
      const news = NEWS.map((type) => all.find((event) => event.type === type))
      return { shop, step, news: news.filter((event) => event !== undefined) }
    }
    rmSync(shop.stripe.folder, { recursive: true, force: true })
  }
}

const NEWS: readonly Stripe.Event['type'][] = [
  'customer.subscription.created',
  'invoice.paid',
  'customer.subscription.updated',
  'customer.subscription.deleted',
]

function* permutations<One>(all: readonly One[]): Generator<One[]> {
  if (all.length === 0) yield []
  for (const [index, one] of all.entries())
    for (const rest of permutations(all.toSpliced(index, 1))) yield [one, ...rest]
}

test('T78 in all 24 orders, created, paid, updated and deleted lead to the same end', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const orders = [...permutations([0, 1, 2, 3])]
  expect(orders).toHaveLength(24)
  let firstStep = 0
  for (const order of orders) {
    const { shop, step, news } = await unknownPurchase(firstStep)
    firstStep = step
    const session = await shop.deps.openStripe()
    for (const index of order) {
      const event = news[index]
      if (event && session) await applyEvent(event, session, shop.deps)
    }
    const own = [...shop.world.subscriptions.values()]
    const log = [...shop.world.log.values()].map(({ kind, cents }) => [kind, cents])
    expect({ news: news.length, statuses: own.map(({ status }) => status), log }, order.join()).toEqual({
      news: 4,
      statuses: ['canceled', 'canceled'],
      log: [
        ['paid', 1_998],
        ['purchase-canceled', null],
      ],
    })
    await expectAgreement(shop)
    rmSync(shop.stripe.folder, { recursive: true, force: true })
  }
})

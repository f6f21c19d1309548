import fc from 'fast-check'
import type Stripe from 'stripe'
import { assignSubscription } from '../../../../functions/handlers/subscriptions/assign-subscription.ts'
import { payInvoice } from '../../../../functions/handlers/subscriptions/billing/pay-invoice.ts'
import { switchToAnnual } from '../../../../functions/handlers/subscriptions/billing/switch-plan.ts'
import { cancelSubscription } from '../../../../functions/handlers/subscriptions/cancel-subscription.ts'
import { createSubscription } from '../../../../functions/handlers/subscriptions/checkout/create-subscription.ts'
import { signupSubscription } from '../../../../functions/handlers/subscriptions/checkout/signup-subscription.ts'
import { applyEvent } from '../../../../functions/purchases/apply-event.ts'
import { wholeAccount } from '../../../../functions/stores/devices/device-scope.ts'
import { CreateSubscription, SignupSubscription } from '../../../../shared/subscriptions/purchase.ts'
import { AN_ADDRESS, aPurchaseBody, aSignupBody } from '../a-purchase-body.ts'
import { BUYER, DEVICES, type MemoryShop } from './memory-shop.ts'

const CARDS = [
  'pm_card_visa',
  'pm_card_chargeDeclined',
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequired',
] as const

const card = fc.constantFrom(...CARDS)
const quantity = fc.integer({ min: 1, max: 3 })
const index = fc.nat(5)
const purchaseId = fc.uuid()
const is = <Kind extends string>(kind: Kind) => fc.constant(kind)

const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: is('buy'),
      card,
      quantity,
      purchaseId,
      planType: fc.constantFrom('monthly', 'annual'),
      orderDevice: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: is('buyAgain'), index, card }) },
  fc.record({ kind: is('signUp'), card, quantity, purchaseId, mailbox: fc.nat(1) }),
  { weight: 2, arbitrary: fc.record({ kind: is('answerBank'), confirms: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: is('cancel'), index, when: fc.constantFrom('now', 'at-period-end') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: is('assign'), index, device: fc.option(fc.nat(2)) }) },
  fc.record({ kind: is('replaceCard'), isGood: fc.boolean() }),
  fc.record({ kind: is('pay') }),
  fc.record({ kind: is('switchPlan'), index }),
  fc.record({ kind: is('cancelAtStripe'), index }),
  { weight: 3, arbitrary: fc.record({ kind: is('event'), index: fc.nat(60) }) },
  { weight: 3, arbitrary: fc.record({ kind: is('tick') }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: is('advance'), hours: fc.constantFrom(1, 24, 8 * 24, 29 * 24) }),
  },
)

/** Something that happens, and after how many effects the function that does it ends, if it does. */
const step = fc.record({ action, crashAfter: fc.option(fc.nat(40), { freq: 2 }) })
export const paymentSteps = fc.array(step, { minLength: 4, maxLength: 22 })

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never
type Bodies = ReturnType<typeof aPurchaseBody>[]

/** Runs the steps one after the other, a minute apart. */
export async function runSteps(
  steps: readonly { action: Action; crashAfter: number | null }[],
  shop: MemoryShop,
  afterEach: () => void,
): Promise<void> {
  const bodies: Bodies = []
  for (const { action: next, crashAfter } of steps) {
    shop.crashAfter(crashAfter)
    try {
      await act(next, bodies, shop)
    } catch (error) {
      // also as the cause of what the SDK throws
      if (!shop.hasCrashed()) throw error
    }
    shop.crashAfter(null)
    shop.advance(1 / 60)
    afterEach()
  }
}

async function act(next: Action, bodies: Bodies, shop: MemoryShop): Promise<unknown> {
  const { deps, stripe } = shop
  switch (next.kind) {
    case 'buy': {
      const { kind: _kind, card: paymentMethodId, ...fields } = next
      const body = aPurchaseBody({ ...fields, paymentMethodId, shippingAddress: AN_ADDRESS })
      bodies.push(body)
      return createSubscription(BUYER, CreateSubscription.parse(body), deps)
    }
    case 'buyAgain': {
      const body = bodies.at(next.index % Math.max(1, bodies.length))
      if (body === undefined) return
      return createSubscription(
        BUYER,
        CreateSubscription.parse({ ...body, paymentMethodId: next.card }),
        deps,
      )
    }
    case 'signUp': {
      const { card: paymentMethodId, quantity: ordered, purchaseId: id, mailbox } = next
      const more = { paymentMethodId, quantity: ordered, purchaseId: id, email: `${mailbox}@example.com` }
      return signupSubscription(SignupSubscription.parse(aSignupBody(more)), '192.0.2.1', deps)
    }
    case 'answerBank': {
      const { data } = await stripe.client.paymentIntents.list({ limit: 100 })
      const asked = data.find(({ status }) => status === 'requires_action')
      return asked?.client_secret && stripe.answerBank(asked.client_secret, next.confirms)
    }
    case 'cancel':
      return withSubscription(next.index, shop, (id) => cancelSubscription(BUYER, id, next.when, deps))
    case 'assign': {
      const device = next.device === null ? null : (DEVICES[next.device] ?? null)
      return withSubscription(next.index, shop, (id) =>
        assignSubscription(wholeAccount(BUYER), id, device, deps),
      )
    }
    case 'switchPlan':
      return withSubscription(next.index, shop, (id) => switchToAnnual(BUYER, id, deps))
    case 'pay': {
      const [open] = (await stripe.client.invoices.list({ status: 'open', limit: 100 })).data.filter(isLater)
      return open && payInvoice(BUYER, open.id, null, deps)
    }
    case 'replaceCard':
      return replaceCards(next.isGood ? 'pm_card_visa' : 'pm_card_chargeCustomerFail', stripe.client)
    case 'cancelAtStripe': {
      const { data } = await stripe.client.subscriptions.list({ limit: 100 })
      const one = data.filter(({ ended_at }) => ended_at === null)[next.index]
      return one && stripe.client.subscriptions.cancel(one.id)
    }
    case 'event': {
      const { data } = await stripe.client.events.list({ limit: 100 })
      const event = data[next.index % Math.max(1, data.length)]
      const session = await deps.openStripe()
      return event && session && applyEvent(event, session, deps)
    }
    case 'tick':
      return shop.tick()
    case 'advance':
      // Stripe lists events of 30 days: without a tick for longer than that, some are lost for good
      await shop.tick()
      return shop.advance(next.hours)
  }
}

const isLater = ({ billing_reason }: Stripe.Invoice) => billing_reason !== 'subscription_create'

async function withSubscription(
  at: number,
  { world }: MemoryShop,
  run: (subscriptionId: string) => Promise<unknown>,
): Promise<unknown> {
  const all = [...world.subscriptions.values()].filter(({ accountId }) => accountId === BUYER)
  const one = all[at % Math.max(1, all.length)]
  return one && run(one.subscriptionId)
}

/** The cards that pay are replaced, as in Stripe's dashboard. */
async function replaceCards(alias: string, client: Stripe): Promise<void> {
  for (const { id, customer, status } of (await client.subscriptions.list({ limit: 100 })).data) {
    if (status !== 'active' && status !== 'past_due') continue
    const attached = await client.paymentMethods.attach(alias, { customer: String(customer) })
    await client.subscriptions.update(id, { default_payment_method: attached.id })
  }
}

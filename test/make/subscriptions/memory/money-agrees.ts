import type Stripe from 'stripe'
import { expect } from 'vitest'
import type { StoredOrder } from '../../../../functions/stores/billing/orders.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import type { MemoryShop } from './memory-shop.ts'
import type { World } from './world.ts'

/** Expects that Stripe's state and ours agree, that charges are what was ordered, and that the log has each of them. */
export async function expectAgreement({ world, stripe: { client } }: MemoryShop): Promise<void> {
  const atStripe = (await client.subscriptions.list({ status: 'all', limit: 100 })).data
  const invoices = (await client.invoices.list({ limit: 100 })).data
  const charges = (await client.paymentIntents.list({ limit: 100 })).data.filter(
    ({ status }) => status === 'succeeded',
  )
  for (const { orderId } of world.orders.values()) {
    const own = atStripe.filter(({ metadata }) => metadata.orderId === orderId)
    expect(own.length, `subscriptions of ${orderId} at Stripe`).toBeLessThanOrEqual(1)
    expectOrder(world, orderId, own[0], invoices)
  }
  expectOneCustomer(atStripe)
  expectLog(world, charges)
  expectDevices(world)
}

/**
 * All purchases of an account have one customer. One without a purchase may be left over where no tick ran for a day
 * after a function had made it and ended: keys are valid for a day.
 */
function expectOneCustomer(atStripe: readonly Stripe.Subscription[]): void {
  const customerOf = new Map<string | undefined, string>()
  for (const { metadata, customer } of atStripe) {
    const first = customerOf.get(metadata.accountId) ?? String(customer)
    customerOf.set(metadata.accountId, first)
    expect(String(customer), 'the customer of an account').toBe(first)
  }
}

function expectOrder(
  world: World,
  orderId: string,
  stripe: Stripe.Subscription | undefined,
  all: readonly Stripe.Invoice[],
): void {
  const order = world.orders.get(orderId)
  if (order === undefined) throw new Error('An order is gone')
  const invoices = all.filter(({ parent }) => parent?.subscription_details?.subscription === stripe?.id)
  const first = invoices.filter(({ billing_reason }) => billing_reason === 'subscription_create')
  expect(first.length, 'first invoices').toBeLessThanOrEqual(1)
  for (const { total } of first) expect(total).toBe(order.firstChargeCents)
  expect(order.purchase !== null, `whether ${orderId} is paid`).toBe(first[0]?.status === 'paid')
  if (stripe === undefined || order.purchase === null) return
  expect(order.purchase.status).toBe(stripe.status)
  const end = Math.max(...stripe.items.data.map(({ current_period_end }) => current_period_end))
  if (stripe.status !== 'canceled') expect(order.purchase.nextBillingAt).toBe(end * SECOND_MS)
  expectWhatIsLeft(world, order, stripe)
}

function expectWhatIsLeft(world: World, order: StoredOrder, stripe: Stripe.Subscription): void {
  const own = [...world.subscriptions.values()].filter(({ orderId }) => orderId === order.orderId)
  expect(own).toHaveLength(order.quantity)
  expect(new Set(own.map(({ accountId }) => accountId))).toEqual(new Set([order.accountId]))
  const left = own.filter(({ status }) => status !== 'canceled')
  for (const { status } of left) expect(status).toBe(stripe.status)
  if (left.length === 0) expect(stripe.status).toBe('canceled')
  if (stripe.status === 'canceled') expect(left).toEqual([])
  if (stripe.status === 'canceled') return
  const renewing = left.filter(({ endsAt }) => (endsAt ?? null) === null).length
  expect(stripe.cancel_at_period_end).toBe(renewing === 0)
  if (renewing === 0) return
  for (const item of stripe.items.data) expect(item.quantity).toBe(renewing)
}

/** An order is logged as paid where it was paid, and again for the account that it was handed over to. */
function expectLog({ log }: World, charges: readonly Stripe.PaymentIntent[]): void {
  const entries = [...log.values()]
  const paid = new Map(
    entries.filter(({ kind }) => kind === 'paid').map(({ about, cents }) => [about, cents]),
  )
  const later = entries.filter(({ kind }) => kind === 'invoice-paid')
  const logged = [...paid.values(), ...later.map(({ cents }) => cents)]
  expect(logged.toSorted(byAmount), 'what the log says was charged').toEqual(
    charges.map(({ amount_received }) => amount_received).toSorted(byAmount),
  )
}

const byAmount = (one: number | null, other: number | null) => (one ?? 0) - (other ?? 0)

function expectDevices({ devices, subscriptions }: World): void {
  const assigned = [...subscriptions.values()].filter(
    ({ status, assignedDeviceId }) => status !== 'canceled' && assignedDeviceId !== null,
  )
  expect(new Set(assigned.map(({ assignedDeviceId }) => assignedDeviceId)).size).toBe(assigned.length)
  for (const { assignedDeviceId, subscriptionId } of assigned)
    expect(devices.get(assignedDeviceId ?? '')?.subscriptionId).toBe(subscriptionId)
}

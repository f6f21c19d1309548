import { stripeSessions } from '../../../../functions/outside/stripe/stripe-session.ts'
import { reconcileEvents } from '../../../../functions/purchases/reconcile-events.ts'
import type { AssignmentStore } from '../../../../functions/stores/billing/assignments.ts'
import type { DeviceScope } from '../../../../functions/stores/devices/device-scope.ts'
import type { DueWork } from '../../../../functions/stores/due-work.ts'
import { HOUR_MS } from '../../../../shared/time.ts'
import { aStoredDevice } from '../../a-stored-device.ts'
import { NOON } from '../../tracking/a-position.ts'
import { purchaseActions } from '../run-due.ts'
import { inProcessStripe } from './in-process-stripe.ts'
import { memoryStores } from './memory-stores.ts'
import { anEmptyWorld, crashes, type Effect, type World } from './world.ts'

export const BUYER = 'buyer'
export const DEVICES = ['VAN', 'BOAT', 'BIKE'] as const

export type MemoryShop = Awaited<ReturnType<typeof memoryShop>>

/** The payment server on stores and a Stripe in memory, whose every call can be its last. */
export async function memoryShop() {
  const world = anEmptyWorld(NOON)
  const { effect, arm, hasCrashed } = crashes()
  const now = () => world.now
  const stripe = await inProcessStripe(now, effect)
  const sessions = stripeSessions({
    readKeys: async () => ({ secretKey: stripe.secretKey, webhookSecret: '', publishableKey: '' }),
    address: { httpClient: stripe.httpClient },
    clock: now,
  })
  for (const deviceId of DEVICES)
    world.devices.set(deviceId, aStoredDevice({ accountId: BUYER, deviceId, subscriptionId: null }))
  const accounts = new Set<string>()
  const deps = {
    ...memoryStores(world, effect),
    openStripe: sessions.open,
    devices: {
      getMany: (_scope: DeviceScope, ids: readonly string[]) =>
        effect('devices.getMany', () => ids.flatMap((id) => world.devices.get(id) ?? [])),
    },
    assignments: memoryAssignments(world, effect),
    preferences: { get: async () => ({}) },
    accounts: { reserve: async () => ({ isReserved: true, windowStart: 0 }) },
    users: {
      findOrCreate: ({ email }: { email: string }) =>
        effect('users.findOrCreate', () => {
          const isNew = !accounts.has(email)
          accounts.add(email)
          return { accountId: `account of ${email}`, isNew }
        }),
    },
    getAddress: async () => 'mia@example.com',
    sendEmail: () => effect('sendEmail', () => ({ kind: 'accepted' as const, messageId: '1' })),
    ordersEmail: 'orders@vectra.example',
    siteUrl: 'http://127.0.0.1:9',
    returnUrl: 'http://127.0.0.1:9/dashboard/subscription',
    now,
  }
  return {
    world,
    deps,
    stripe,
    /** After how many effects from now on the function ends; `null`: never. */
    crashAfter: arm,
    hasCrashed,
    advance(hours: number): void {
      world.now += hours * HOUR_MS
      stripe.advance(0)
    },
    tick: () => tick(world, deps),
  }
}

function memoryAssignments({ subscriptions, devices }: World, effect: Effect): AssignmentStore {
  return {
    save: ({ subscription, to, from, transferredAt }) =>
      effect('assignments.save', () => {
        const key = `${subscription.accountId}/${subscription.subscriptionId}`
        const current = subscriptions.get(key)
        const isSame =
          current?.status === subscription.status &&
          current.assignedDeviceId === subscription.assignedDeviceId
        if (!isSame) return false
        const assignedDeviceId = to?.deviceId ?? null
        subscriptions.set(key, { ...current, assignedDeviceId, transferredAt: [...transferredAt] })
        if (to) devices.set(to.deviceId, { ...to, subscriptionId: subscription.subscriptionId })
        if (from) devices.set(from.deviceId, { ...from, subscriptionId: null })
        return true
      }),
  }
}

type TickDeps = Parameters<typeof purchaseActions>[0] & Parameters<typeof reconcileEvents>[0]

/** Does the tick's work about payments, and what is due. Work that a crash interrupts stays due. */
async function tick({ due, now }: World, deps: TickDeps): Promise<void> {
  await reconcileEvents(deps)
  const actions = purchaseActions(deps)
  const ready = [...due].filter(([, { dueAt }]) => dueAt <= now)
  for (const [key, item] of ready.toSorted(([, one], [, other]) => one.dueAt - other.dueAt)) {
    await act(item.work, actions)
    // unless it was put again meanwhile
    if (due.get(key) === item) due.delete(key)
  }
}

function act(work: DueWork, actions: ReturnType<typeof purchaseActions>): Promise<void> {
  if (work.kind === 'order') return actions.order(work)
  if (work.kind === 'orderNotice') return actions.orderNotice(work)
  if (work.kind === 'billingMail') return actions.billingMail(work)
  throw new Error(`Payments put no work of the kind ${work.kind}`)
}

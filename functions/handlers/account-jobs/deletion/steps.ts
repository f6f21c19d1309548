import { SECOND_MS } from '../../../../shared/time.ts'
import { trackerClientIds } from '../../../../shared/tracking/client-ids.ts'
import type { StripeSession } from '../../../outside/stripe/stripe-session.ts'
import { OWN_KINDS, type OwnTable } from '../../../stores/accounts/account-data.ts'
import type { Closing, DeletionStep } from '../../../stores/accounts/account-deletions.ts'
import { invitedPerson } from '../../../stores/accounts/members.ts'
import type { DeletionDeps } from './deps.ts'
import { mailReceipt } from './receipt.ts'

/**
 * Done; or to be continued, from a cursor where the step has one; or to be tried again after some seconds. `changes` are
 * saved with it.
 */
export type StepResult =
  | { kind: 'done'; changes?: Partial<Pick<Closing, 'email' | 'language' | 'counts'>> }
  | { kind: 'more'; cursor: string | null; changes?: Partial<Pick<Closing, 'counts'>> }
  | { kind: 'wait'; seconds: number; cursor: string | null }

type StepInput = { accountId: string; closing: Closing; isTimeUp: () => boolean }
type Step = (input: StepInput, deps: DeletionDeps) => Promise<StepResult>

/** Longer than a function runs that has read the account, its devices or its trackers before. */
export const DRAINED_AFTER_MS = 31 * SECOND_MS
const DEVICES_AT_ONCE = 25

/** Work that the deletion itself has planned. */
const OWN_WORK = ['accountDeletion', 'accountForget']

const DONE: StepResult = { kind: 'done' }
const continued = (isDone: boolean): StepResult => (isDone ? DONE : { kind: 'more', cursor: null })
const from = (next: string | null): StepResult => (next === null ? DONE : { kind: 'more', cursor: next })

const deleteAll =
  (kind: OwnTable): Step =>
  async ({ accountId, isTimeUp }, { data }) =>
    continued(await data.deleteAll(kind, accountId, isTimeUp))

/** The steps of a deletion. All can be repeated. */
export const STEPS: Record<DeletionStep, Step> = {
  async address({ accountId, closing }, { getAddress, preferences }) {
    const email = closing.email ?? (await getAddress(accountId))
    const { language = closing.language } = await preferences.get(accountId)
    return { kind: 'done', changes: { email, language } }
  },

  /** Nobody signs in any more. The access tokens are refused since the account was closed. */
  async access({ accountId }, { removeUser }) {
    await removeUser(accountId)
    return DONE
  },

  async count({ accountId }, { data }) {
    const counts: Record<string, number> = {}
    for (const kind of OWN_KINDS) counts[kind] = await data.count(kind, accountId)
    return { kind: 'done', changes: { counts } }
  },

  shares: deleteAll('shares'),
  certificates: deleteAll('certificates'),

  /** Their ids can be claimed again at once. */
  async trackers({ accountId, closing: { cursor } }, { data, trackers, connections, now }) {
    const devices = await data.devicesAfter(accountId, cursor, DEVICES_AT_ONCE)
    await Promise.all(
      devices.map(async ({ deviceId }) => {
        await trackers.release(accountId, deviceId, now())
        await Promise.all(trackerClientIds(deviceId).map(connections.close))
      }),
    )
    return from(devices.at(-1)?.deviceId ?? null)
  },

  /** Waits for calls that began before the account was closed. The cursor is when the last of them has ended. */
  async drain({ closing: { cursor } }, { now }) {
    const drainedAt = cursor === null ? now() + DRAINED_AFTER_MS : Number(cursor)
    const leftMs = drainedAt - now()
    if (leftMs <= 0) return DONE
    return { kind: 'wait', seconds: Math.ceil(leftMs / SECOND_MS), cursor: String(drainedAt) }
  },

  async tracks({ accountId, isTimeUp }, { data, deletions }) {
    for (const trackId of await deletions.deletedTrackIds(accountId))
      if (!(await data.deleteTrack(trackId, isTimeUp))) return { kind: 'more', cursor: null }
    const devices = await data.devicesAfter(accountId, null, DEVICES_AT_ONCE)
    for (const { deviceId, trackId } of devices) {
      if (!(await data.deleteTrack(trackId, isTimeUp))) return { kind: 'more', cursor: null }
      await data.deleteDevices(accountId, [deviceId])
    }
    return continued(devices.length === 0)
  },

  geofences: deleteAll('geofences'),
  rules: deleteAll('rules'),
  schedules: deleteAll('schedules'),
  reports: deleteAll('reports'),
  maintenance: deleteAll('maintenance'),
  logbook: deleteAll('logbook'),
  events: deleteAll('events'),
  recipients: deleteAll('recipients'),
  gateways: deleteAll('gateways'),
  usage: deleteAll('usage'),
  audit: deleteAll('audit'),

  /** The members of the account, what its owner was in others, and invitations to their address. */
  async members(input, deps) {
    const email = await endingAddress(input, deps)
    for (const accountId of await deps.data.membershipsOf(input.accountId))
      await deps.handOvers.endWith(accountId, input.accountId)
    await deps.data.deleteMemberships(input.accountId)
    await deps.handOvers.disown(input.accountId)
    if (email !== null) await deps.data.deleteMemberships(invitedPerson(email))
    return deleteAll('members')(input, deps)
  },

  async files({ accountId }, { files }) {
    await files.deleteOf(accountId)
    return DONE
  },

  /** Deletes orders with their customers at Stripe: one that was made without sign-in may have its own. */
  async orders(input, deps) {
    const { accountId, closing } = input
    const { data, openStripe } = deps
    const { counts, cursor } = closing
    const { found, next } = await data.ordersOf(accountId, await endingAddress(input, deps), cursor)
    for (const { customerId } of found) await endAtStripe(customerId, openStripe)
    await data.deleteOrders(found)
    const changes = { counts: { ...counts, orders: (counts.orders ?? 0) + found.length } }
    return next === null ? { kind: 'done', changes } : { kind: 'more', cursor: next, changes }
  },

  async customer({ accountId }, { customers, openStripe }) {
    const { stripeCustomerId } = await customers.get(accountId)
    await endAtStripe(stripeCustomerId, openStripe)
    return DONE
  },

  subscriptions: deleteAll('subscriptions'),

  async billingLog({ accountId, closing, isTimeUp }, { data }) {
    return continued(await data.renameBillingLog(accountId, keptNameOf(closing.receiptId), isTimeUp))
  },

  async due({ accountId, closing: { cursor } }, { data }) {
    return from(await data.deleteDue(accountId, OWN_WORK, cursor))
  },

  async receipt({ closing }, deps) {
    await mailReceipt(closing, deps)
    return DONE
  },
}

/** The address of a person whose sign-in ends; `null` if the account is of somebody who goes on signing in. */
async function endingAddress({ accountId, closing }: StepInput, { accounts }: DeletionDeps) {
  return (await accounts.ownerOf(accountId)) === accountId ? closing.email : null
}

/** Under which name the billing log of a deleted account is kept. */
export const keptNameOf = (receiptId: string) => `deleted#${receiptId}`

async function endAtStripe(customerId: string | null, openStripe: DeletionDeps['openStripe']): Promise<void> {
  if (customerId === null) return
  const session = await openStripe()
  if (session === null) throw new Error('The account pays by Stripe, of which there is no key')
  await endCustomer(customerId, session)
}

/** At Stripe these have ended for good. */
const ENDED = new Set(['canceled', 'incomplete_expired'])

/**
 * Ends all that Stripe would charge a customer for, and deletes it with its cards. Invoices that are paid stay, as the
 * law demands. A customer that is deleted already stays so.
 */
async function endCustomer(customer: string, { api, options }: StripeSession): Promise<void> {
  const found = await api.customers.retrieve(customer, {}, options())
  if (found.deleted) return
  const subscriptions = await api.subscriptions.list({ customer, status: 'all', limit: 100 }, options())
  for (const { id, status } of subscriptions.data)
    if (!ENDED.has(status)) await api.subscriptions.cancel(id, { prorate: false }, options(`${id}:cancel`))
  // open invoices would stay payable
  const invoices = await api.invoices.list({ customer, status: 'open', limit: 100 }, options())
  for (const { id } of invoices.data) await api.invoices.voidInvoice(id, {}, options(`${id}:void`))
  await api.customers.del(customer, {}, options())
}

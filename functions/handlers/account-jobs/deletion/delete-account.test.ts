import { PutCommand, QueryCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { aTable, withIndex } from '../../../../test/make/local/a-table.ts'
import { putItems } from '../../../../test/make/local/local-store.ts'
import { type StoreEngine, storeEngine } from '../../../../test/make/local/store-engine.ts'
import type { AccountJob } from '../../../outside/account-jobs.ts'
import { accountDataStore, type OwnTable } from '../../../stores/accounts/account-data.ts'
import { accountDeletionStore, newClosing } from '../../../stores/accounts/account-deletions.ts'
import { accountStore } from '../../../stores/accounts/accounts.ts'
import { handOverStore } from '../../../stores/accounts/hand-overs.ts'
import { trackerStore } from '../../../stores/devices/trackers.ts'
import { deleteAccount, forgetAccount } from './delete-account.ts'
import type { DeletionDeps } from './deps.ts'
import { DRAINED_AFTER_MS } from './steps.ts'

const NOON = Date.parse('2026-06-01T16:00:00Z')
/** More than one call deletes. */
const CHUNKS = 30
type Table = OwnTable | 'accounts' | 'billingLog' | 'commands' | 'due' | 'orders' | 'trackers' | 'trails'

let engine: StoreEngine
let tables: Record<Table, string>
beforeAll(async () => {
  engine = await storeEngine()
  tables = {
    accounts: await engine.createTable(aTable('Accounts', 'accountId')),
    audit: await engine.createTable(aTable('Audit', 'accountId', 'auditKey')),
    billingLog: await engine.createTable(aTable('BillingLog', 'accountId', 'entryKey')),
    certificates: await engine.createTable(aTable('Certificates', 'accountId', 'certificateKey')),
    commands: await engine.createTable(aTable('Commands', 'trackId', 'entry')),
    devices: await engine.createTable(aTable('Devices', 'accountId', 'deviceId')),
    due: await engine.createTable(aTable('Due', 'minute', 'dueKey')),
    events: await engine.createTable(aTable('Events', 'accountId', 'eventKey')),
    gateways: await engine.createTable(aTable('Gateways', 'accountId', 'gatewayKey')),
    geofences: await engine.createTable(aTable('Geofences', 'accountId', 'geofenceId')),
    logbook: await engine.createTable(aTable('Logbook', 'accountId', 'tripKey')),
    maintenance: await engine.createTable(aTable('Maintenance', 'accountId', 'maintenanceId')),
    members: await engine.createTable(
      withIndex(aTable('Members', 'accountId', 'memberKey'), 'byPerson', 'personId'),
    ),
    orders: await engine.createTable(aTable('Orders', 'orderId')),
    recipients: await engine.createTable(aTable('Recipients', 'accountId', 'recipient')),
    reports: await engine.createTable(aTable('Reports', 'accountId', 'reportId')),
    rules: await engine.createTable(aTable('Rules', 'accountId', 'ruleId')),
    schedules: await engine.createTable(aTable('Schedules', 'accountId', 'scheduleId')),
    shares: await engine.createTable(aTable('Shares', 'accountId', 'shareId')),
    subscriptions: await engine.createTable(aTable('Subscriptions', 'accountId', 'subscriptionId')),
    trackers: await engine.createTable(aTable('Trackers', 'trackerId')),
    trails: await engine.createTable(aTable('Trails', 'trackId', 'itemKey')),
    usage: await engine.createTable(aTable('Usage', 'accountId', 'usageKey')),
  }
})
afterAll(() => engine.stop())

let made = 0
/** A closed account with two devices, a deleted one, and something in every table. `crashAt` is a call that fails. */
async function aClosedAccount(crashAt: { call: number; when: 'before' | 'after' } | null = null) {
  const accountId = `account${made++}`
  const email = `${accountId}@example.com`
  const clock = { now: NOON }
  const world = { calls: 0, mails: 0, hasUser: true, jobs: [] as AccountJob[] }
  const put = (table: Table, item: object) =>
    engine.client.send(new PutCommand({ TableName: tables[table], Item: { ...item } }))
  const tracks = [`${accountId}-t0`, `${accountId}-t1`, `${accountId}-deleted`]
  await put('accounts', { accountId, deletedTrackIds: new Set([tracks[2]]), phone: '+12025550123' })
  for (const [index, trackId] of tracks.entries()) {
    const chunks = Array.from({ length: CHUNKS }, (_, chunk) => ({ trackId, itemKey: `p#${chunk}` }))
    await putItems(engine.client, tables.trails, chunks)
    await put('commands', { trackId, entry: '1' })
    if (index === 2) continue
    const deviceId = `${accountId}T${index}`
    await put('devices', { accountId, deviceId, trackId })
    await put('trackers', { trackerId: deviceId, accountId, trackId, deviceType: 'boat', passwordHash: 'x' })
  }
  await put('events', { accountId, eventKey: 'e' })
  await put('geofences', { accountId, geofenceId: 'g' })
  await put('gateways', { accountId, gatewayKey: 'g#1' })
  await put('usage', { accountId, usageKey: 'account' })
  await put('members', { accountId, memberKey: 'member#eve', personId: 'eve' })
  await put('members', { accountId: 'eve', memberKey: `member#${accountId}`, personId: accountId })
  await put('accounts', { accountId: 'eve', handOver: { id: 'one', memberId: accountId } })
  await put('members', {
    accountId: 'eve',
    memberKey: `invitation#${accountId}`,
    personId: `invited#${email}`,
  })
  await put('audit', { accountId, auditKey: 'a' })
  await put('rules', { accountId, ruleId: 'r' })
  await put('schedules', { accountId, scheduleId: 's' })
  await put('reports', { accountId, reportId: 'r' })
  await put('maintenance', { accountId, maintenanceId: 'm' })
  await put('logbook', { accountId, tripKey: 't' })
  await put('certificates', { accountId, certificateKey: 'c' })
  await put('shares', { accountId, shareId: 's' })
  await put('subscriptions', { accountId, subscriptionId: 's' })
  await put('recipients', { accountId, recipient: 'email:eve@example.com' })
  await put('billingLog', { accountId, entryKey: '1#paid#o', at: NOON, kind: 'paid', about: 'o', cents: 999 })
  await put('billingLog', { accountId, entryKey: 'event#evt_1' })
  await put('orders', { orderId: `${accountId}-o1`, accountId, customerId: null, email: null })
  await put('orders', { orderId: `${accountId}-o2`, accountId: 'order#x', customerId: null, email })
  await put('due', { minute: 'm', dueKey: `digest#${accountId}`, work: { kind: 'digest', accountId } })

  const deletions = accountDeletionStore(engine.client, tables)
  const plain: DeletionDeps = {
    accounts: accountStore(engine.client, tables.accounts),
    deletions,
    handOvers: handOverStore(engine.client, tables),
    data: accountDataStore(engine.client, tables),
    trackers: trackerStore(engine.client, tables.trackers),
    connections: { close: async () => undefined },
    preferences: { get: async () => ({}) },
    customers: { get: async () => ({ stripeCustomerId: null, waitingOrders: [], customer: null }) },
    files: { deleteOf: async () => undefined },
    openStripe: async () => null,
    async removeUser() {
      world.hasUser = false
    },
    getAddress: async () => (world.hasUser ? email : null),
    async sendEmail({ to, text }) {
      if (to === email && text.includes('Devices, with their positions, trips and commands: 2')) world.mails++
      return { kind: 'accepted', messageId: '1' }
    },
    signReceipt: async (lines) => lines.join('\n'),
    jobs: { send: async (job) => void world.jobs.push(job) },
    now: () => clock.now,
  }
  /** Fails once, at that call of an effect. */
  function crashing<Deps extends object>(deps: Deps): Deps {
    return new Proxy(deps, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name)
        if (typeof found !== 'function' || name === 'now') return found
        return async (...args: unknown[]) => {
          const isCrash = ++world.calls === crashAt?.call
          if (isCrash && crashAt.when === 'before') throw new Error('killed')
          const result: unknown = await Reflect.apply(found, target, args)
          if (isCrash) throw new Error('killed')
          return result
        }
      },
    })
  }
  const deps: DeletionDeps = {
    ...crashing(plain),
    deletions: crashing(deletions),
    data: crashing(plain.data),
    trackers: crashing(plain.trackers),
    removeUser: crashing(plain).removeUser,
    getAddress: crashing(plain).getAddress,
    sendEmail: crashing({ send: plain.sendEmail ?? (() => Promise.reject(new Error('No sender'))) }).send,
  }
  await deletions.close(accountId, newClosing(`receipt-${accountId}`, 'owner', NOON))
  return {
    accountId,
    email,
    tracks,
    clock,
    world,
    isClosed: () => accountStore(engine.client, tables.accounts).isClosed(accountId),
    /** Does what the queue delivers, and again what failed. Each delivery does at most `steps` steps. */
    async run(steps = Number.POSITIVE_INFINITY) {
      world.jobs.push({ kind: 'deletion', accountId })
      for (let deliveries = 0; world.jobs.length > 0; deliveries++) {
        if (deliveries > 500) throw new Error('The deletion does not end')
        const job = world.jobs.shift()
        let checks = 0
        const isTimeUp = () => checks++ >= steps
        clock.now += DRAINED_AFTER_MS
        await deleteAccount(accountId, isTimeUp, deps).catch(() => job && world.jobs.push(job))
      }
    },
    /** Makes it the account of somebody whose address it then has. */
    async handTo(ownerId: string) {
      await engine.client.send(
        new UpdateCommand({
          TableName: tables.accounts,
          Key: { accountId },
          UpdateExpression: 'SET ownerId = :ownerId',
          ExpressionAttributeValues: { ':ownerId': ownerId },
        }),
      )
      await put('accounts', { accountId: ownerId, ownedElsewhere: new Set([accountId]) })
    },
    forget: () => forgetAccount(accountId, () => false, plain),
  }
}
type ClosedAccount = Awaited<ReturnType<typeof aClosedAccount>>

/** The tables that still have something of an account. */
async function tablesWith({ accountId, email, tracks }: ClosedAccount): Promise<string[]> {
  const found: string[] = []
  for (const [name, TableName] of Object.entries(tables)) {
    const { Items = [] } = await engine.client.send(new ScanCommand({ TableName, ConsistentRead: true }))
    const words = [`"${accountId}"`, email, ...tracks.map((trackId) => `"${trackId}"`)]
    if (Items.some((item) => words.some((word) => JSON.stringify(item).includes(word)))) found.push(name)
  }
  return found
}

async function keptEntries({ accountId }: ClosedAccount) {
  const { Items = [] } = await engine.client.send(
    new QueryCommand({
      TableName: tables.billingLog,
      KeyConditionExpression: 'accountId = :name',
      ExpressionAttributeValues: { ':name': `deleted#receipt-${accountId}` },
    }),
  )
  return Items.map(({ entryKey }) => entryKey)
}

describe('the deletion of an account', () => {
  it('T113 deletes everything, keeps what was paid under the id of the receipt, and mails the receipt', async () => {
    const account = await aClosedAccount()
    await account.run()
    expect(await tablesWith(account)).toEqual(['accounts', 'due'])
    expect(await account.isClosed()).toBe(true)
    expect(account.world).toMatchObject({ mails: 1, hasUser: false })
    expect(await keptEntries(account)).toEqual(['1#paid#o'])
    await account.forget()
    expect(await tablesWith(account)).toEqual([])
  })

  it('T113 leaves its owner what is theirs, if it was handed over to them', async () => {
    const account = await aClosedAccount()
    const { ownedBy } = accountStore(engine.client, tables.accounts)
    const ownerId = `owner of ${account.accountId.toUpperCase()}`
    await account.handTo(ownerId)
    expect(await ownedBy(ownerId)).toEqual([account.accountId])
    await account.run()
    await account.forget()
    // an invitation to the owner's address, and an order with it
    expect(await tablesWith(account)).toEqual(['members', 'orders'])
    expect(await ownedBy(ownerId)).toEqual([])
  })

  it.each([1, 5])('T113 goes on with another message after %i steps', async (steps) => {
    const account = await aClosedAccount()
    await account.run(steps)
    await account.forget()
    expect(await tablesWith(account)).toEqual([])
    expect(account.world.mails).toBe(1)
  })

  it.each(
    Array.from({ length: 8 }, (_, index) => 2 + 9 * index).flatMap((call) => [
      { call, when: 'before' as const },
      { call, when: 'after' as const },
    ]),
  )('T113 goes on when it is killed $when call $call', async (crashAt) => {
    const account = await aClosedAccount(crashAt)
    await account.run()
    expect(account.world.calls).toBeGreaterThan(crashAt.call)
    await account.forget()
    expect(await tablesWith(account)).toEqual([])
    expect(await keptEntries(account)).toEqual(['1#paid#o'])
    expect(account.world.mails).toBeGreaterThan(0)
  })

  it('SET-3 starts only if the request at that time was not withdrawn', async () => {
    const deletions = accountDeletionStore(engine.client, tables)
    const closing = newClosing('r', 'owner', NOON)
    const request = { requestedAt: NOON, deletesAt: NOON + DAY_MS, reason: null }
    await deletions.request('owner', request, [])
    expect(await deletions.closeRequested('owner', request.deletesAt + MINUTE_MS, closing)).toBe(false)
    await deletions.withdraw('owner')
    expect(await deletions.closeRequested('owner', request.deletesAt, closing)).toBe(false)
    await deletions.request('owner', request, [])
    expect(await deletions.closeRequested('owner', request.deletesAt, closing)).toBe(true)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { aStoredDevice } from '../../../test/make/a-stored-device.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { putItems } from '../../../test/make/local/local-store.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { aStoredSubscription } from '../../../test/make/subscriptions/a-stored-subscription.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { type StoredSubscription, subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { wholeAccount } from '../../stores/devices/device-scope.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import type { DueWork } from '../../stores/due-work.ts'
import { eventStore } from '../../stores/events/events.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { SEGMENTS, type Sums, usageStore } from '../../stores/usage.ts'
import { sumsTogether } from '../../usage/sums.ts'
import { type CountSegmentDeps, countSegment } from './count-segment.ts'

const TABLES = {
  accounts: aTable('Accounts', 'accountId'),
  devices: aTable('Devices', 'accountId', 'deviceId'),
  events: aTable('Events', 'accountId', 'eventKey'),
  subscriptions: aTable('Subscriptions', 'accountId', 'subscriptionId'),
  trackers: aTable('Trackers', 'trackerId'),
  trails: aTable('Trails', 'trackId', 'itemKey'),
  usage: aTable('Usage', 'accountId', 'usageKey'),
}
const JUNE = Date.UTC(2036, 5, 1)
const JULY = Date.UTC(2036, 6, 1)
const PIECE = { devices: 4, pageDevices: 2, ms: MINUTE_MS }

let engine: StoreEngine
beforeAll(async () => {
  engine = await storeEngine()
})
afterAll(() => engine.stop())

/** A deployment without customers, on tables of its own. */
async function aDeployment(now: number) {
  const { client } = engine
  const entries = await Promise.all(
    Object.entries(TABLES).map(async ([name, table]) => [name, await engine.createTable(table)] as const),
  )
  const tables = Object.fromEntries(entries) as Record<keyof typeof TABLES, string>
  const clock = { now }
  const put: DueWork[] = []
  const usage = usageStore(client, tables.usage)
  const trails = trailStore(client, tables.trails)
  const deps: CountSegmentDeps = {
    accounts: accountStore(client, tables.accounts),
    devices: deviceStore(client, tables.devices),
    trackers: trackerStore(client, tables.trackers),
    trails,
    events: eventStore(client, tables.events),
    subscriptions: subscriptionStore(client, tables.subscriptions, () => clock.now),
    usage,
    due: { put: async (_at, work) => void put.push(work) },
    now: () => clock.now,
  }
  const lists = async (accountId: string, ...trackIds: string[]) =>
    putItems(
      client,
      tables.devices,
      trackIds.map((trackId) =>
        aStoredDevice({ accountId, deviceId: `D${trackId}`, trackId, createdAt: toIso(JUNE) }),
      ),
    )
  const sent = (trackId: string, counts: { received: number; unreadable?: number; batched?: number }) =>
    trails.addCounts(trackId, clock.now, counts)

  /** A run, each piece of which may be cut off with an error. Returns how many pieces it took. */
  async function count(runAt = clock.now, more: Partial<CountSegmentDeps> = {}): Promise<number> {
    let pieces = 0
    put.push(
      ...Array.from({ length: SEGMENTS }, (_, segment) => ({ kind: 'usage' as const, segment, runAt })),
    )
    for (let work = put.shift(); work !== undefined; work = put.shift()) {
      if (work.kind !== 'usage') throw new Error('There is other work')
      pieces += 1
      await countSegment(work, { ...deps, ...more }, PIECE)
    }
    return pieces
  }

  async function sums(): Promise<Sums> {
    const done = (await usage.listSegments()).flatMap((segment) => segment.done?.sums ?? [])
    const [first, ...others] = done
    if (first === undefined || done.length < SEGMENTS) throw new Error('Nothing is counted')
    return others.reduce(sumsTogether, first)
  }
  const buys = (accountId: string, fields: Partial<StoredSubscription>) =>
    putItems(client, tables.subscriptions, [aStoredSubscription({ accountId, orderId: 'o', ...fields })])
  return { clock, deps, usage, lists, buys, sent, count, sums }
}

describe('T106 the nightly count of usage', () => {
  it('counts messages, positions and unreadable ones of new devices, once however often it runs', async () => {
    const { lists, sent, count, sums, clock } = await aDeployment(JUNE + 2 * DAY_MS)
    await lists('a', 'a1', 'a2')
    await lists('b', 'b1')
    await sent('a1', { received: 10, unreadable: 1, batched: 4 })
    await sent('b1', { received: 5 })
    await count()
    const first = await sums()
    expect(first).toMatchObject({
      month: '2036-06',
      current: { customers: 2, devices: 3, messages: 11, positions: 14, unreadable: 1 },
      last: { messages: 0 },
    })
    expect(first.models).toMatchObject([{ dialect: 'vectra', deviceType: 'boat', devices: 3, neverSeen: 1 }])
    await count(clock.now)
    await count(clock.now + 1)
    expect(await sums()).toEqual(first)
    await sent('a2', { received: 7 })
    clock.now += DAY_MS
    await count()
    expect((await sums()).current).toMatchObject({ messages: 18, positions: 21 })
  })

  it('takes the month before the first count as paid by the subscriptions of that month', async () => {
    const { lists, buys, count, sums, clock } = await aDeployment(JULY + DAY_MS)
    await lists('a', 'a1')
    await buys('a', { subscriptionId: 'june', createdAt: toIso(JULY - 1) })
    await buys('a', { subscriptionId: 'july', createdAt: toIso(JULY) })
    await count()
    expect(await sums()).toMatchObject({ current: { paidCents: 1_998 }, last: { paidCents: 999 } })
    await buys('a', { subscriptionId: 'old', createdAt: toIso(JUNE) })
    clock.now += DAY_MS
    await count()
    expect(await sums()).toMatchObject({ current: { paidCents: 2_997 }, last: { paidCents: 999 } })
  })

  it('counts a device that is older than the month from its first count on', async () => {
    const { lists, sent, count, sums, clock } = await aDeployment(JULY + DAY_MS)
    await lists('a', 'a1')
    await sent('a1', { received: 1_000 })
    await count()
    expect((await sums()).current.messages).toBe(0)
    await sent('a1', { received: 30 })
    clock.now += DAY_MS
    await count()
    expect((await sums()).current.messages).toBe(30)
  })

  it('divides what was sent across the end of a month by time, and forgets months before the last', async () => {
    const { lists, sent, count, sums, usage, clock } = await aDeployment(JULY - 3 * DAY_MS)
    await lists('a', 'a1')
    await sent('a1', { received: 100 })
    await count()
    await sent('a1', { received: 40 })
    clock.now = JULY + DAY_MS
    await count()
    expect(await sums()).toMatchObject({
      month: '2036-07',
      current: { messages: 10, positions: 10 },
      last: { messages: 130, positions: 130 },
    })
    clock.now = JULY + 40 * DAY_MS
    await count()
    const months = Object.keys((await usage.get('a')).devices[0]?.months ?? {})
    expect(months.toSorted()).toEqual(['2036-07', '2036-08'])
  })

  it('adds nothing while the clock is behind, and all of it later', async () => {
    const { lists, sent, count, sums, clock } = await aDeployment(JUNE + 5 * DAY_MS)
    await lists('a', 'a1')
    await sent('a1', { received: 10 })
    await count()
    clock.now -= DAY_MS
    await sent('a1', { received: 1 })
    await count(clock.now)
    clock.now += 2 * DAY_MS
    await count()
    expect((await sums()).current.messages).toBe(11)
  })

  it('is cut off at each call of the store, and ends with the sums of one that was not', async () => {
    const names = Array.from({ length: 24 }, (_, index) => `c${index}`)
    const whole = await aDeployment(JUNE + DAY_MS)
    const cut = await aDeployment(JUNE + DAY_MS)
    for (const { lists, sent } of [whole, cut])
      for (const name of names) {
        await lists(name, `${name}x`, `${name}y`, `${name}z`)
        await sent(`${name}y`, { received: 3 })
      }
    expect(await whole.count()).toBeGreaterThan(SEGMENTS)
    let calls = 0
    let cuts = 0
    const runAt = cut.clock.now
    for (let cutAt = 1; ; cutAt += 1) {
      const breaks = () => {
        calls += 1
        if (calls === cutAt) throw new Error('the function ends')
      }
      const { usage, devices } = cut.deps
      const broken = {
        usage: {
          ...usage,
          put: async (...put: Parameters<typeof usage.put>) => {
            breaks()
            await usage.put(...put)
            breaks()
          },
          putSegment: async (...put: Parameters<typeof usage.putSegment>) => {
            breaks()
            const isSaved = await usage.putSegment(...put)
            breaks()
            return isSaved
          },
        },
        devices: {
          ...devices,
          scanOwners: async (...scan: Parameters<typeof devices.scanOwners>) => {
            breaks()
            return devices.scanOwners(...scan)
          },
        },
      }
      calls = 0
      const failed = await cut.count(runAt, broken).then(
        () => false,
        () => true,
      )
      if (!failed) break
      cuts += 1
    }
    expect(cuts).toBeGreaterThan(10)
    expect(await cut.sums()).toEqual(await whole.sums())
    expect((await cut.sums()).current).toMatchObject({ customers: 24, devices: 72, messages: 72 })
  })

  it('leaves nothing of an account that is deleted before it is counted, or meanwhile', async () => {
    const { lists, sent, count, sums, usage, deps, clock } = await aDeployment(JUNE + DAY_MS)
    await lists('a', 'a1')
    await lists('b', 'b1')
    await sent('a1', { received: 1 })
    let asked = 0
    const closed = { isClosed: async (id: string) => id === 'a' && ++asked > 1 }
    await count(clock.now, { accounts: closed })
    expect((await sums()).current.customers).toBe(1)
    expect(await usage.get('a')).toEqual({ account: null, devices: [] })
    expect((await usage.get('b')).devices).toHaveLength(1)
    await count(clock.now + 1, { ...deps, accounts: { isClosed: async () => true } })
    expect((await sums()).current.customers).toBe(0)
  })

  it('keeps what a device has cost until its account deleted it', async () => {
    const { lists, sent, count, sums, deps, clock } = await aDeployment(JUNE + DAY_MS)
    await lists('a', 'a1', 'a2')
    await sent('a1', { received: 50 })
    await count()
    clock.now += DAY_MS
    const both = await deps.devices.list(wholeAccount('a'))
    const devices = { ...deps.devices, list: async () => both.filter(({ trackId }) => trackId === 'a2') }
    await count(clock.now, { devices })
    expect(await sums()).toMatchObject({ current: { devices: 2, messages: 50 }, models: [{ devices: 1 }] })
  })

  it('lets a newer run take over from an older one', async () => {
    const { lists, deps, usage, clock } = await aDeployment(JUNE + DAY_MS)
    await lists(randomUUID(), 'a1', 'a2', 'a3')
    const older = clock.now
    for (let segment = 0; segment < SEGMENTS; segment++) {
      await countSegment({ kind: 'usage', segment, runAt: older + 1 }, deps)
      await countSegment({ kind: 'usage', segment, runAt: older }, deps)
    }
    for (const { runAt, done } of await usage.listSegments())
      expect([runAt, done?.runAt]).toEqual([older + 1, older + 1])
  })
})

import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountStore } from '../../functions/stores/accounts/accounts.ts'
import { preferenceStore } from '../../functions/stores/accounts/preferences.ts'
import { type StoredSubscription, subscriptionStore } from '../../functions/stores/billing/subscriptions.ts'
import { claimStore, type Slot } from '../../functions/stores/devices/claims.ts'
import { commandLogStore } from '../../functions/stores/devices/command-log.ts'
import { deviceEditStore } from '../../functions/stores/devices/device-edits.ts'
import { wholeAccount } from '../../functions/stores/devices/device-scope.ts'
import { deviceStore, type StoredDevice } from '../../functions/stores/devices/devices.ts'
import { trackerStore } from '../../functions/stores/devices/trackers.ts'
import { liveViewStore } from '../../functions/stores/notifications/live-views.ts'
import { rawMessageStore } from '../../functions/stores/trails/raw-messages.ts'
import { unreadableStore } from '../../functions/stores/trails/unreadable.ts'
import { type Command, EMPTY_QUEUE } from '../../shared/commands/command.ts'
import { DAY_MS } from '../../shared/time.ts'
import { aTable } from '../make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../make/local/store-engine.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

let engine: StoreEngine
let tables: Record<
  'accounts' | 'commands' | 'devices' | 'recipients' | 'subscriptions' | 'trackers' | 'trails',
  string
>

beforeAll(async () => {
  engine = await storeEngine()
  tables = {
    accounts: await engine.createTable(aTable('Accounts', 'accountId')),
    commands: await engine.createTable(aTable('Commands', 'trackId', 'entry')),
    devices: await engine.createTable(aTable('Devices', 'accountId', 'deviceId')),
    recipients: await engine.createTable(aTable('Recipients', 'accountId', 'recipient')),
    subscriptions: await engine.createTable(aTable('Subscriptions', 'accountId', 'subscriptionId')),
    trackers: await engine.createTable(aTable('Trackers', 'trackerId')),
    trails: await engine.createTable(aTable('Trails', 'trackId', 'itemKey')),
  }
})
afterAll(() => engine.stop())

let made = 0
const anAccountId = () => `account${made++}`

function aDevice(accountId: string, deviceId: string, more: Partial<StoredDevice> = {}): StoredDevice {
  return {
    accountId,
    deviceId,
    trackId: `track-of-${accountId}-${deviceId}`,
    deviceName: 'Sea Ray',
    deviceType: 'boat',
    vehicleNum: null,
    customIcon: null,
    tags: ['marina'],
    isInStorageMode: false,
    subscriptionId: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    ...more,
  }
}

const aSubscription = (
  accountId: string,
  subscriptionId: string,
  more: Partial<StoredSubscription> = {},
): StoredSubscription => ({
  accountId,
  subscriptionId,
  status: 'active',
  planType: 'monthly',
  amountCents: 999,
  assignedDeviceId: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...more,
})

const newSlot = (accountId: string, assignedDeviceId: string): Slot => ({
  kind: 'new',
  subscription: aSubscription(accountId, `for-${assignedDeviceId}`, { assignedDeviceId }),
})

const claims = () => claimStore(engine.client, tables)
const devices = () => deviceStore(engine.client, tables.devices)
const trackers = () => trackerStore(engine.client, tables.trackers)
const subscriptions = () => subscriptionStore(engine.client, tables.subscriptions)

/** A claimed device of a new account. */
async function aClaimedDevice(): Promise<StoredDevice> {
  const device = aDevice(anAccountId(), `DEVICE-${made++}`)
  expect(await claims().claim(device, newSlot(device.accountId, device.deviceId))).toBe('claimed')
  return device
}

describe('claiming a tracker', () => {
  test('T64 a free id is claimed with its device and slot; a failed claim leaves nothing behind', async () => {
    const mine = await aClaimedDevice()
    expect(await devices().get(wholeAccount(mine.accountId), mine.deviceId)).toEqual(mine)
    expect(await trackers().get(mine.deviceId)).toMatchObject({ accountId: mine.accountId })

    const other = anAccountId()
    const theirs = aDevice(other, mine.deviceId)
    expect(await claims().claim(theirs, newSlot(other, mine.deviceId))).toBe('tracker-taken')
    expect(await devices().list(wholeAccount(other))).toEqual([])
    expect(await subscriptions().list(other)).toEqual([])
    expect(await trackers().get(mine.deviceId)).toMatchObject({ accountId: mine.accountId })
  })

  test('T83 of two devices added concurrently with one slot, one gets it', async () => {
    const accountId = anAccountId()
    await subscriptions().createAll([aSubscription(accountId, 'only')])
    const both = ['A', 'B'].map((name) =>
      aDevice(accountId, `TWO-${made++}-${name}`, { subscriptionId: 'only' }),
    )
    const outcomes = await Promise.all(
      both.map((device) =>
        claims().claim(device, { kind: 'free', subscription: { subscriptionId: 'only' } }),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(1)
    const [device, ...others] = await devices().list(wholeAccount(accountId))
    expect(others).toEqual([])
    expect(await subscriptions().covers(accountId, 'only', device?.deviceId ?? '')).toBe(true)
    expect(await subscriptions().assignments(accountId)).toEqual({
      assigned: new Map([[device?.deviceId, 'only']]),
      free: 0,
    })
  })

  test.each([
    ['canceled', { status: 'canceled' }],
    ['another device’s', { assignedDeviceId: 'ANOTHER' }],
  ])('a slot that is %s is not used', async (_, more) => {
    const accountId = anAccountId()
    await subscriptions().createAll([aSubscription(accountId, 'slot', more)])
    const device = aDevice(accountId, `SLOT-${made++}`)
    const slot: Slot = { kind: 'free', subscription: { subscriptionId: 'slot' } }
    expect(await claims().claim(device, slot)).toBe('slot-taken')
    expect(await trackers().get(device.deviceId)).toBeNull()
    expect(await subscriptions().covers(accountId, 'slot', device.deviceId)).toBe(false)
  })
})

describe('devices', () => {
  test('all devices of an account are read, even beyond one page or batch', async () => {
    const accountId = anAccountId()
    const ids = Array.from({ length: 120 }, (_, index) => `MANY-${accountId}-${index}`)
    for (const deviceId of ids) {
      const device = aDevice(accountId, deviceId, { tags: ['x'.repeat(12_000)] })
      await claims().claim(device, newSlot(accountId, deviceId))
    }
    expect(
      (await devices().list(wholeAccount(accountId))).map(({ deviceId }) => deviceId).toSorted(),
    ).toEqual(ids.toSorted())
    const requested = [...ids.toReversed(), 'UNKNOWN']
    expect(
      (await devices().getMany(wholeAccount(accountId), requested)).map(({ deviceId }) => deviceId),
    ).toEqual(ids.toReversed())
    expect((await trackers().getMany(requested)).size).toBe(ids.length)
  })

  test('a switched relay or storage mode is stored for the device that was switched, not for its next owner’s', async () => {
    const { accountId, deviceId, trackId } = await aClaimedDevice()
    await devices().updateSwitch(accountId, deviceId, 'another-track', { relay: 'cut' }, NOW)
    expect((await devices().get(wholeAccount(accountId), deviceId))?.relayStatus).toBeUndefined()
    await devices().updateSwitch(accountId, deviceId, trackId, { relay: 'cut' }, NOW)
    await devices().updateSwitch(accountId, deviceId, trackId, { stored: true }, NOW)
    expect(await devices().get(wholeAccount(accountId), deviceId)).toMatchObject({
      relayStatus: 'cut',
      relayStatusAt: NOW,
      isInStorageMode: true,
    })
  })

  test('OVR-3 until when a command is held is stored by its log entry, and never for the next owner', async () => {
    const owner = await aClaimedDevice()
    const stored = () => devices().get(wholeAccount(owner.accountId), owner.deviceId)
    await devices().updateHeld({ ...owner, trackId: 'another-track' }, NOW, 1)
    expect((await stored())?.heldUntil).toBeUndefined()
    await devices().updateHeld(owner, NOW, 3)
    await devices().updateHeld(owner, null, 2)
    expect(await stored()).toMatchObject({ heldUntil: NOW, heldEntry: 3 })
    await devices().updateHeld(owner, null, 3)
    expect(await stored()).toMatchObject({ heldUntil: null, heldEntry: 3 })
  })

  test('T13 an edit changes the named fields and the tracker’s type, and nothing of other accounts', async () => {
    const { accountId, deviceId } = await aClaimedDevice()
    const edits = deviceEditStore(engine.client, tables)
    const edit = { deviceName: 'Renamed', deviceType: 'car', tags: [] }
    expect(await edits.update(wholeAccount(anAccountId()), deviceId, edit)).toBe(false)
    expect(await edits.update(wholeAccount(accountId), 'NOT-THERE', edit)).toBe(false)
    expect(await edits.update(wholeAccount(accountId), deviceId, edit)).toBe(true)
    expect(await devices().get(wholeAccount(accountId), deviceId)).toMatchObject(edit)
    expect(await trackers().get(deviceId)).toMatchObject({ deviceType: 'car' })
  })
})

describe('trackers', () => {
  test('T13 only the owner sets a password or marks commands as pending; a newer mark is not cleared', async () => {
    const { accountId, deviceId } = await aClaimedDevice()
    expect(
      await trackers().setCredentials(anAccountId(), deviceId, { passwordHash: 'hash', httpKeyHash: 'key' }),
    ).toBe(false)
    expect(
      await trackers().setCredentials(accountId, deviceId, { passwordHash: 'hash', httpKeyHash: 'key' }),
    ).toBe(true)
    expect(await trackers().setPending(anAccountId(), deviceId, NOW)).toBeNull()
    expect(await trackers().setPending(accountId, deviceId, NOW)).toBe('vectra')
    await trackers().clearPending(deviceId, NOW - 1)
    expect(await trackers().get(deviceId)).toMatchObject({ passwordHash: 'hash', pendingSince: NOW })
    await trackers().clearPending(deviceId, NOW)
    expect((await trackers().get(deviceId))?.pendingSince).toBeUndefined()
  })
})

describe('accounts', () => {
  test('T64 counts start again after their window', async () => {
    const accounts = accountStore(engine.client, tables.accounts)
    const accountId = anAccountId()
    expect(await accounts.failedClaims(accountId)).toEqual({ count: 0, windowStart: 0 })
    for (let time = 0; time < 3; time += 1)
      await accounts.countFailedClaim(accountId, NOW + time, NOW - DAY_MS)
    await accounts.reserve(accountId, 'command', NOW, NOW - DAY_MS, 1)
    expect(await accounts.failedClaims(accountId)).toEqual({ count: 3, windowStart: NOW })
    await accounts.countFailedClaim(accountId, NOW + DAY_MS, NOW)
    expect(await accounts.failedClaims(accountId)).toEqual({ count: 1, windowStart: NOW + DAY_MS })
  })

  test('T59 concurrent commands never exceed the limit of a window', async () => {
    const accounts = accountStore(engine.client, tables.accounts)
    const accountId = anAccountId()
    const take = (now: number, opened = NOW - 1) => accounts.reserve(accountId, 'command', now, opened, 20)
    const reservations = await Promise.all(Array.from({ length: 50 }, () => take(NOW)))
    expect(reservations.filter(({ isReserved }) => isReserved)).toHaveLength(20)
    expect(new Set(reservations.map(({ windowStart }) => windowStart))).toEqual(new Set([NOW]))

    await accounts.releaseCommand(accountId, NOW - 1)
    expect(await take(NOW + 1)).toEqual({ isReserved: false, windowStart: NOW })
    await accounts.releaseCommand(accountId, NOW)
    expect(await take(NOW + 1)).toEqual({ isReserved: true, windowStart: NOW })
    expect(await take(NOW + 1)).toEqual({ isReserved: false, windowStart: NOW })
    expect(await take(NOW + 2, NOW)).toEqual({ isReserved: true, windowStart: NOW + 2 })
  })

  test('a watch is extended when it is about to end, by one of several concurrent callers', async () => {
    const accounts = accountStore(engine.client, tables.accounts)
    const accountId = anAccountId()
    const all = await Promise.all([1, 2, 3].map(() => accounts.extendWatch(accountId, NOW + 90, NOW + 45)))
    expect(all.filter(Boolean)).toHaveLength(1)
    expect(await accounts.extendWatch(accountId, NOW + 100, NOW + 90)).toBe(false)
    expect(await accounts.extendWatch(accountId, NOW + 100, NOW + 91)).toBe(true)
    expect(await accounts.getWatch(accountId)).toEqual({
      watchedUntil: NOW + 100,
      viewsUntil: 0,
      viewsVersion: 0,
      watchVersion: null,
    })
    expect(await accounts.isClosed(accountId)).toBe(false)
  })

  test('a page of a large account is stored with what it shows, each time with a new version', async () => {
    const accounts = accountStore(engine.client, tables.accounts)
    const views = liveViewStore(engine.client, tables.recipients)
    const accountId = anAccountId()
    const map = { viewId: '00000000000000aa', deviceIds: ['SEA240'], until: NOW + 90_000, member: null }
    const list = { viewId: '00000000000000bb', deviceIds: [], until: NOW + 90_000, member: null }
    for (const view of [map, list, { ...map, deviceIds: ['VAN001'] }]) {
      await views.save(accountId, view)
      await accounts.extendViews(accountId, view.until)
    }
    expect(await views.list(accountId)).toEqual([{ ...map, deviceIds: ['VAN001'] }, list])
    expect(await accounts.getWatch(accountId)).toMatchObject({ viewsUntil: NOW + 90_000, viewsVersion: 3 })
    expect(await views.list(anAccountId())).toEqual([])
  })

  test('concurrent preferences are all stored, beside other fields of the account', async () => {
    const accounts = accountStore(engine.client, tables.accounts)
    const preferences = preferenceStore(engine.client, tables.accounts)
    const accountId = anAccountId()
    await accounts.extendWatch(accountId, NOW + 90, NOW + 45)
    await Promise.all([
      preferences.update(accountId, { theme: 'dark' }),
      preferences.update(accountId, { 'notifications.sms': true }),
    ])
    expect(await preferences.get(accountId)).toEqual({ theme: 'dark', 'notifications.sms': true })
    expect((await accounts.getWatch(accountId)).watchedUntil).toBe(NOW + 90)
  })
})

const A_COMMAND: Command = {
  commandId: 'c1',
  kind: 'cut',
  text: 'RELAY,1#',
  state: 'refused',
  reason: null,
  speedKmh: 5,
  fixAgeSeconds: 3,
  requestedBy: 'account',
  requestedFrom: '192.0.2.1',
  requestedAt: NOW,
  sentAt: null,
  answeredAt: null,
  answer: null,
  provedAt: null,
  expiresAt: NOW + DAY_MS,
}

describe('logs', () => {
  test('T58 the first entry with a number wins, and the newest is read first', async () => {
    const log = commandLogStore(engine.client, tables.commands)
    const entry = (at: number) => ({ at, changed: [], hint: null, queue: EMPTY_QUEUE })
    expect(await log.newest('track')).toEqual({ entry: 0, last: null })
    for (let number = 1; number <= 11; number += 1)
      expect(await log.append('track', number, entry(number))).toBe(true)
    expect(await log.append('track', 11, entry(99))).toBe(false)
    expect(await log.newest('track')).toMatchObject({ entry: 11, last: { at: 11 } })
    expect((await log.list('track', 3)).map(({ at }) => at)).toEqual([11, 10, 9])
  })

  test.each([
    ['unit', 'tracker-refused'],
    ['text-not-spoken', 'text-unsupported'],
    ['speed', 'speed'],
    [null, null],
  ])('T58 an entry with the reason %s of an earlier version is read as %s', async (stored, reason) => {
    const trackId = `track-with-${stored}`
    const command = { ...A_COMMAND, reason: stored }
    const queue = { ...EMPTY_QUEUE, open: [command] }
    const item = { trackId, entry: '000000000001', at: NOW, changed: [command], hint: null, queue }
    await engine.client.send(new PutCommand({ TableName: tables.commands, Item: item }))
    const { last } = await commandLogStore(engine.client, tables.commands).newest(trackId)
    expect(last).toMatchObject({ changed: [{ reason }], queue: { open: [{ reason }] } })
  })

  test('T71 an unreadable message is stored for seven days', async () => {
    const unreadable = unreadableStore(engine.client, tables.trails)
    const message = { topic: 'topic', reason: 'not-json', element: null, bytes: Buffer.from('\ufeff{') }
    await unreadable.create('track', { at: NOW, ...message })
    await unreadable.create('track', { at: NOW + 1_000, ...message, reason: 'newer' })
    expect(await unreadable.newest('track', 1, NOW + 1_000)).toMatchObject([{ reason: 'newer' }])
    expect(await unreadable.newest('track', 2, NOW + 7 * DAY_MS - 1_000)).toMatchObject([
      { reason: 'newer' },
      { reason: 'not-json' },
    ])
    expect(await unreadable.newest('track', 1, NOW + 1_000 + 7 * DAY_MS)).toEqual([])
  })

  test('T58 the messages of a tracker are kept as they were sent for a day, also two of the same moment', async () => {
    const messages = rawMessageStore(engine.client, tables.trails)
    const message = {
      topic: 'topic',
      positions: 1,
      problem: null,
      bytes: Buffer.from('\ufeff{'.repeat(1_000)),
    }
    await messages.create('track', { at: NOW, ...message })
    await messages.create('track', { at: NOW, ...message })
    await messages.create('track', { at: NOW + 1_000, ...message, positions: 2 })
    const kept = await messages.newest('track', 50, NOW + DAY_MS - 1)
    expect(kept.map(({ positions }) => positions)).toEqual([2, 1, 1])
    expect(kept[0]?.size).toBe(4_000)
    expect(kept[0]?.body.length).toBeLessThanOrEqual(2_000)
    expect(await messages.newest('track', 2, NOW)).toHaveLength(2)
    expect(await messages.newest('track', 50, NOW + 1_000 + DAY_MS)).toEqual([])
  })
})

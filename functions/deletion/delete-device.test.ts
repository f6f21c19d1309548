import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { TRANSFER_EVERY_MS } from '../../shared/subscriptions/subscription.ts'
import { DAY_MS, MINUTE_MS, toIso } from '../../shared/time.ts'
import { type DeletingOwner, deletingOwners, quietLog } from '../../test/make/devices/deleting-owners.ts'
import { aStoredEvent } from '../../test/make/geofences/a-stored-event.ts'
import { aStoredInterval } from '../../test/make/maintenance/a-stored-interval.ts'
import { aStoredSchedule } from '../../test/make/reports/a-schedule.ts'
import { aStoredRule } from '../../test/make/rules/a-stored-rule.ts'
import { aStampedPosition, NOON } from '../../test/make/tracking/a-position.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import type { StoredShare } from '../stores/shares.ts'

const anOwner = deletingOwners()
const anId = () => `T${randomUUID().slice(0, 12)}`
afterEach(() => vi.restoreAllMocks())

const required = <Found>(found: Found | null): Found => {
  if (found === null) throw new Error('It is missing')
  return found
}

const aShareOf = (accountId: string, ...devices: StoredDevice[]): StoredShare => ({
  accountId,
  shareId: randomUUID().slice(0, 16),
  linkId: randomUUID().slice(0, 16),
  name: 'Family',
  devices: devices.map(({ deviceId, trackId }) => ({ deviceId, trackId })),
  isActive: true,
  trailHours: 24,
  createdAt: toIso(0),
  endsAt: null,
  accessCount: 0,
  openedAt: [],
  journey: null,
  hidden: null,
})

/** A boat and a van, with everything that can name the boat. */
async function aNamedBoat(owner: DeletingOwner) {
  const { accountId } = owner
  const boatId = anId()
  const vanId = anId()
  await owner.claim(boatId, 'FL-77')
  await owner.claim(vanId)
  const boat = required(await owner.device(boatId))
  const van = required(await owner.device(vanId))
  const [alone, both] = [aShareOf(accountId, boat), aShareOf(accountId, boat, van)]
  for (const share of [alone, both]) await owner.shares.create(share)
  const fences = {
    ofBoat: await owner.fence({ deviceIds: [boatId] }),
    ofPlate: await owner.fence({ plateNumbers: ['FL-77'] }),
    ofBoth: await owner.fence({ deviceIds: [boatId, vanId] }),
    ofAll: await owner.fence({}),
  }
  const { settings } = aStoredRule()
  if (settings.format !== 'alert') throw new Error('It is an alert rule')
  const rule = { ...aStoredRule({ accountId }), definedAt: owner.clock.now }
  await owner.rules.create({ ...rule, ruleId: 'boat', settings: { ...settings, deviceId: boatId } }, 0)
  await owner.rules.create({ ...rule, ruleId: 'all' }, 0)
  const schedule = { accountId, definedAt: owner.clock.now, nextRunAt: owner.clock.now + DAY_MS }
  for (const [scheduleId, devices] of [
    ['of-boat000000000', [boatId]],
    ['of-both000000000', [boatId, vanId]],
  ] as const)
    await owner.schedules.create(
      aStoredSchedule({
        ...schedule,
        scheduleId,
        filters: { devices: [...devices], geofences: [], includeInactive: false },
      }),
    )
  await owner.trails.putChunk(boat.trackId, [aStampedPosition()])
  await owner.trails.addCounts(boat.trackId, owner.clock.now, { received: 1 })
  await owner.events.create(aStoredEvent({ accountId, deviceId: boatId, trackId: boat.trackId }))
  await owner.events.create(
    aStoredEvent({ accountId, deviceId: vanId, trackId: van.trackId, eventId: 'van' }),
  )
  for (const { deviceId, trackId } of [boat, van]) {
    await owner.maintenance.create(aStoredInterval({ accountId, deviceId }))
    const note = { deviceId, start: toIso(NOON), purpose: 'business' as const, note: null }
    await owner.logbook.save({ accountId, trackId }, note)
  }
  await owner.snoozes.save(accountId, { kind: 'device', id: boatId }, Number.MAX_SAFE_INTEGER, 0, 9)
  // what was defined before counts as older than a device that is added again
  owner.clock.now += MINUTE_MS
  return { boat, van, alone, both, fences }
}

/** All that is left of the boat, once everything is done. */
async function leftOf(owner: DeletingOwner, { boat, fences }: Awaited<ReturnType<typeof aNamedBoat>>) {
  const { accountId, rules, shares, snoozes, subscriptions, trackers, fenceNow, keysIn } = owner
  const active = async (id: string) => (await fenceNow(id))?.active
  const subscription = required(await subscriptions.get(accountId, boat.subscriptionId ?? ''))
  return {
    device: await owner.device(boat.deviceId),
    tracker: await trackers.get(boat.deviceId),
    isReleased: await trackers.isReleased(boat.deviceId),
    subscription: subscription.assignedDeviceId,
    transfers: subscription.transferredAt?.length,
    shares: (await shares.list(accountId)).map(({ devices }) => devices.map(({ deviceId }) => deviceId)),
    activeFences: [
      await active(fences.ofBoat),
      await active(fences.ofPlate),
      await active(fences.ofBoth),
      await active(fences.ofAll),
    ],
    ofBoth: (await fenceNow(fences.ofBoth))?.deviceIds,
    rules: (await rules.list(accountId))
      .map(({ ruleId, settings, disabledBecause }) => [ruleId, settings.enabled, disabledBecause])
      .toSorted(),
    schedules: (await owner.schedules.list(accountId))
      .map(({ settings, filters, disabledBecause, nextRunAt }) => [
        settings.enabled,
        filters.devices,
        disabledBecause,
        nextRunAt !== null,
      ])
      .toSorted(),
    snoozes: await snoozes.list(accountId, 0),
    positions: await keysIn('trails', boat.trackId),
    maintenance: (await owner.maintenance.list(accountId)).map(({ deviceId }) => deviceId),
    notes: (await owner.logbook.list(accountId)).map(({ deviceId }) => deviceId),
    events: (await owner.events.listPage(accountId, {}, null, 9)).events.map(({ deviceId }) => deviceId),
  }
}

const nothingOf = ({ boat, van }: Awaited<ReturnType<typeof aNamedBoat>>) => ({
  device: null,
  tracker: null,
  isReleased: true,
  subscription: null,
  transfers: 1,
  shares: [[van.deviceId]],
  activeFences: [false, false, true, true],
  ofBoth: [van.deviceId],
  rules: [
    ['all', true, null],
    ['boat', false, 'device-deleted'],
  ],
  schedules: [
    [false, [boat.deviceId], 'devices-deleted', false],
    [true, [van.deviceId], null, true],
  ],
  snoozes: [],
  positions: [],
  maintenance: [van.deviceId],
  notes: [van.deviceId],
  events: [van.deviceId],
})

describe('a deleted device', () => {
  test('DEV-2 T18 leaves nothing behind, and what happens is what was said before', async () => {
    const owner = await anOwner(['s1', 's2'])
    const world = await aNamedBoat(owner)
    const { boat, fences } = world
    expect(await owner.preview(boat.deviceId)).toEqual({
      shareLinksEnded: 1,
      shareLinksNarrowed: 1,
      geofencesNarrowed: 1,
      geofencesDisabled: 2,
      rulesDisabled: 1,
      rulesNarrowed: 0,
      schedulesNarrowed: 1,
      schedulesDisabled: 1,
      commandsDropped: 0,
      subscriptionFreed: true,
      subscriptionAssignableAt: null,
      hasCredentials: false,
      positionsStored: true,
      maintenanceRemoved: 1,
      tripNotesRemoved: 1,
    })
    const before = await owner.fenceNow(fences.ofBoth)
    expect(await owner.remove(boat.deviceId)).toBe(true)
    expect(owner.closed).toContain(boat.deviceId)
    const { positions, events, ...cleared } = await leftOf(owner, world)
    expect(nothingOf(world)).toMatchObject(cleared)
    expect([positions.length, events.length]).toEqual([2, 2])
    expect((await owner.fenceNow(fences.ofBoth))?.definedAt).toBe(before?.definedAt)

    await owner.tick(5)
    expect(await leftOf(owner, world)).toEqual(nothingOf(world))
    expect(await owner.remove(boat.deviceId)).toBe(false)
    expect(await owner.preview(boat.deviceId)).toBeNull()
  })

  test('DEV-2 one deletion that is killed at any step and tried again, or left to the tick, ends the same', async () => {
    quietLog()
    let steps = 0
    for (let isKilled = true; isKilled; steps++) {
      const owner = await anOwner(['s1', 's2'])
      const world = await aNamedBoat(owner)
      owner.calls.left = steps
      const outcome = await owner.remove(world.boat.deviceId).catch(() => 'killed')
      isKilled = owner.calls.left < 0
      owner.calls.left = Number.POSITIVE_INFINITY
      // only what was not deleted is tried again: after that the owner sees no device any more
      if (outcome === 'killed') await owner.remove(world.boat.deviceId)
      await owner.tick(5)
      expect(await leftOf(owner, world), `killed after ${steps} calls`).toEqual(nothingOf(world))
    }
    expect(steps).toBeGreaterThan(10)
  })

  test('DEV-2 T18 its trail is erased in steps, and positions that are stored meanwhile too', async () => {
    const owner = await anOwner()
    const deviceId = anId()
    await owner.claim(deviceId)
    const { trackId } = required(await owner.device(deviceId))
    for (let day = 0; day < 24; day++)
      await owner.trails.putChunk(trackId, [aStampedPosition({ recordedAt: NOON - day * DAY_MS })])
    await owner.remove(deviceId)
    // a function that has read the tracker before it was released
    await owner.trails.addCounts(trackId, NOON, { received: 1 })
    await owner.tick(3, { items: 20, eventPages: 1 })
    expect(await owner.keysIn('trails', trackId)).toHaveLength(5)
    await owner.tick(1, { items: 20, eventPages: 1 })
    expect(await owner.keysIn('trails', trackId)).toEqual([])
  })

  test('DEV-2 what was made for a device that was added again stays', async () => {
    const owner = await anOwner(['s1', 's2'])
    const { boat } = await aNamedBoat(owner)
    owner.calls.left = 5
    quietLog()
    await owner.remove(boat.deviceId)
    owner.calls.left = Number.POSITIVE_INFINITY
    await owner.claim(boat.deviceId)
    const again = await owner.fence({ deviceIds: [boat.deviceId], definedAt: owner.clock.now + 1 })
    await owner.tick(5)
    expect(await owner.fenceNow(again)).toMatchObject({ active: true, deviceIds: [boat.deviceId] })
    expect(await owner.device(boat.deviceId)).toMatchObject({ deviceName: `Boat ${boat.deviceId}` })
  })
})

describe('the next owner of a deleted tracker', () => {
  test('T18 gets an empty trail, and whoever was still connected is disconnected first', async () => {
    const [a, b] = [await anOwner(), await anOwner()]
    const deviceId = anId()
    await a.claim(deviceId)
    const before = required(await a.device(deviceId))
    expect(await b.claim(deviceId)).toEqual({ refused: 'device-not-available' })
    await a.remove(deviceId)
    b.clock.now = a.clock.now + MINUTE_MS
    expect(await b.claim(deviceId)).toHaveProperty('added')
    expect(b.closed).toContain(deviceId)
    const after = required(await b.device(deviceId))
    expect(after.trackId).not.toBe(before.trackId)
    expect(await b.trackers.get(deviceId)).toMatchObject({
      accountId: b.accountId,
      passwordHash: null,
      claimedAt: b.clock.now,
      releasedAt: a.clock.now,
    })
    const closed = [...a.closed]
    await a.tick(5)
    expect(await b.device(deviceId)).toEqual(after)
    expect(a.closed).toEqual(closed)
  })
})

describe('the subscription of a deleted device', () => {
  test('DEV-2 SUB-2 is free at once after the first deletion, and after the second only 30 days later', async () => {
    const owner = await anOwner()
    const [first, second, third] = [anId(), anId(), anId()]
    await owner.claim(first)
    await owner.remove(first)
    expect(await owner.claim(second)).toHaveProperty('added')
    const assignableAt = owner.clock.now + TRANSFER_EVERY_MS
    expect(await owner.preview(second)).toMatchObject({ subscriptionAssignableAt: toIso(assignableAt) })
    owner.clock.now += DAY_MS
    await owner.remove(second)
    const refused = { refused: 'subscription-required', assignableAt }
    expect(await owner.claim(third)).toEqual(refused)
    expect((await owner.subscriptions.assignments(owner.accountId)).free).toBe(0)
    owner.clock.now = assignableAt - 1
    expect(await owner.claim(third)).toEqual(refused)
    owner.clock.now = assignableAt
    expect((await owner.subscriptions.assignments(owner.accountId)).free).toBe(1)
    expect(await owner.claim(third)).toHaveProperty('added')
  })

  test('DEV-2 SUB-2 T83 cannot be assigned to another device either before that', async () => {
    const owner = await anOwner(['s1', 's2'])
    const [boat, van] = [anId(), anId()]
    await owner.claim(boat)
    await owner.claim(van)
    const { subscriptionId } = required(await owner.device(boat))
    await owner.assign(subscriptionId ?? '', null)
    await owner.assign(subscriptionId ?? '', boat)
    owner.clock.now += DAY_MS
    await owner.remove(boat)
    const { subscriptionId: vans } = required(await owner.device(van))
    await owner.assign(vans ?? '', null)
    const transferableAt = toIso(owner.clock.now - DAY_MS + TRANSFER_EVERY_MS)
    expect(await owner.assign(subscriptionId ?? '', van)).toEqual({
      refused: 'transfer-limit-reached',
      more: { transferableAt },
    })
  })

  test('DEV-2 one that is canceled loses the device without a transfer, one that is past due is freed', async () => {
    const owner = await anOwner([])
    const deviceId = anId()
    await owner.subscribe({ subscriptionId: 's1' })
    await owner.claim(deviceId)
    await owner.subscribe({ subscriptionId: 's1', status: 'past_due', assignedDeviceId: deviceId })
    await owner.subscribe({ subscriptionId: 's0', status: 'canceled', assignedDeviceId: deviceId })
    expect(await owner.preview(deviceId)).toMatchObject({ subscriptionFreed: true })
    await owner.remove(deviceId)
    const stored = new Map(
      (await owner.subscriptions.list(owner.accountId)).map((one) => [one.subscriptionId, one]),
    )
    expect(stored.get('s1')).toMatchObject({ assignedDeviceId: null, transferredAt: [owner.clock.now] })
    expect(stored.get('s0')).toMatchObject({ assignedDeviceId: null, transferredAt: [] })
  })
})

describe('T83 T18 two things at once', () => {
  test('five deletions count one transfer', async () => {
    const owner = await anOwner()
    const deviceId = anId()
    await owner.claim(deviceId)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => owner.remove(deviceId)))
    expect(outcomes).toContain(true)
    expect(await owner.subscriptions.get(owner.accountId, 's1')).toMatchObject({
      assignedDeviceId: null,
      transferredAt: [owner.clock.now],
    })
  })

  test('a deletion and an assignment leave no subscription on a device that is gone', async () => {
    for (let round = 0; round < 8; round++) {
      const owner = await anOwner()
      const [boat, van] = [anId(), anId()]
      await owner.claim(boat)
      await owner.subscribe({ subscriptionId: 's2' })
      await owner.claim(van)
      const { subscriptionId } = required(await owner.device(van))
      await owner.assign(subscriptionId ?? '', null)
      await Promise.all([
        owner.remove(van),
        owner.assign(subscriptionId ?? '', van),
        owner.assign('s1', null),
      ])
      expect(await owner.device(van)).toBeNull()
      const assigned = (await owner.subscriptions.list(owner.accountId)).map((one) => one.assignedDeviceId)
      expect(assigned).not.toContain(van)
    }
  })

  test('a deletion and claims by two others leave one owner, or none', async () => {
    for (let round = 0; round < 8; round++) {
      const [a, b, c] = [await anOwner(), await anOwner(), await anOwner()]
      const deviceId = anId()
      await a.claim(deviceId)
      await Promise.all([a.remove(deviceId), b.claim(deviceId), c.claim(deviceId)])
      expect(await a.device(deviceId)).toBeNull()
      const owners = [b, c].map(async (one) => ((await one.device(deviceId)) === null ? [] : [one.accountId]))
      const [owner = null, ...more] = (await Promise.all(owners)).flat()
      expect(more).toEqual([])
      expect((await a.trackers.get(deviceId))?.accountId ?? null).toBe(owner)
    }
  })

  test('two deletions narrow the link of both devices to nothing, which ends it', async () => {
    const owner = await anOwner(['s1', 's2'])
    const { boat, van } = await aNamedBoat(owner)
    await Promise.all([owner.remove(boat.deviceId), owner.remove(van.deviceId)])
    await owner.tick(5)
    expect(await owner.shares.list(owner.accountId)).toEqual([])
  })
})

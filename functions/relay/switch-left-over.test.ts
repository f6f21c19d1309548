import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS, toIso } from '../../shared/time.ts'
import { aStoredDevice } from '../../test/make/a-stored-device.ts'
import { aTable } from '../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../test/make/local/store-engine.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { crossingEvent } from '../events/crossing-event.ts'
import { commandLogStore } from '../stores/devices/command-log.ts'
import { deviceStore } from '../stores/devices/devices.ts'
import { trackerStore } from '../stores/devices/trackers.ts'
import { eventStore } from '../stores/events/events.ts'
import { trailStore } from '../stores/trails/trails.ts'
import { switchLeftOver } from './switch-left-over.ts'

let engine: StoreEngine
let tables: Record<'commands' | 'devices' | 'events' | 'trackers' | 'trails', string>
beforeAll(async () => {
  engine = await storeEngine()
  tables = {
    commands: await engine.createTable(aTable('Commands', 'trackId', 'entry')),
    devices: await engine.createTable(aTable('Devices', 'accountId', 'deviceId')),
    events: await engine.createTable(aTable('Events', 'accountId', 'eventKey')),
    trackers: await engine.createTable(aTable('Trackers', 'trackerId')),
    trails: await engine.createTable(aTable('Trails', 'trackId', 'itemKey')),
  }
})
afterAll(() => engine.stop())

/** An entry at noon, whose function ended before it requested the cut. */
async function anEntry() {
  const { client } = engine
  const accountId = randomUUID()
  const device = aStoredDevice({ accountId, deviceId: `T${randomUUID().slice(0, 8)}`, trackId: randomUUID() })
  const { deviceId, trackId, deviceType } = device
  const tracker = { trackerId: deviceId, accountId, trackId, deviceType, passwordHash: null }
  await client.send(new PutCommand({ TableName: tables.trackers, Item: tracker }))
  await client.send(new PutCommand({ TableName: tables.devices, Item: device }))
  const place = { lat: 26.1, lng: -80.1, speedKmh: 10, course: null }
  const crossing = {
    type: 'entry',
    at: NOON,
    interpolated: false,
    reasons: [],
    geofenceId: 'g',
    ...place,
  } as const
  const event = crossingEvent(crossing, device, { geofenceId: 'g', name: 'Marina' }, false)
  const events = eventStore(client, tables.events)
  await events.create(event)
  const log = commandLogStore(client, tables.commands)
  const devices = deviceStore(client, tables.devices)
  const trackers = trackerStore(client, tables.trackers)
  return {
    event,
    cutAt: (now: number) =>
      switchLeftOver(event, 'cut', {
        events,
        trails: trailStore(client, tables.trails),
        switchDeps: { log, devices, trackers, events, reserveRuleCut: async () => true, clock: () => now },
        clock: () => now,
      }),
    commands: async () => (await log.list(trackId, 10)).flatMap(({ changed }) => changed),
    notifications: async () => (await events.get(accountId, event.eventKey))?.notifications,
    isPending: async () => (await trackers.get(deviceId))?.pendingSince !== undefined,
  }
}

describe('a cut that is left over', () => {
  it('GEO-5 is requested once by the tick, and the event and the command name each other', async () => {
    const { event, cutAt, commands, notifications, isPending } = await anEntry()
    await cutAt(NOON + MINUTE_MS)
    await cutAt(NOON + MINUTE_MS)
    const requested = await commands()
    expect(requested).toMatchObject([
      { kind: 'cut', state: 'held', reason: 'noFix', requestedBy: 'Marina', eventKey: event.eventKey },
    ])
    expect(await notifications()).toEqual({
      [`relay:${event.deviceId}`]: {
        state: 'pending',
        at: toIso(NOON + MINUTE_MS),
        detail: requested[0]?.commandId,
        attempts: 1,
      },
    })
    expect(await isPending()).toBe(true)
  })

  it.each([
    [5 * MINUTE_MS, 1],
    [5 * MINUTE_MS + 1, 0],
  ])('T55 is not requested long after the entry: after %d ms there are %d', async (afterMs, count) => {
    const { cutAt, commands, notifications, event } = await anEntry()
    await cutAt(NOON + afterMs)
    expect(await commands()).toHaveLength(count)
    const notification = (await notifications())?.[`relay:${event.deviceId}`]
    expect(notification?.state).toBe(count === 1 ? 'pending' : 'suppressed')
  })
})

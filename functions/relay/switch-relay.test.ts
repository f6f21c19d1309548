import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { NOTHING_TRACKED } from '../../shared/tracking/tracked.ts'
import { aStoredDevice } from '../../test/make/a-stored-device.ts'
import { aTable } from '../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../test/make/local/store-engine.ts'
import { aRuleEvent } from '../../test/make/rules/a-rule-event.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { accountStore } from '../stores/accounts/accounts.ts'
import { commandLogStore } from '../stores/devices/command-log.ts'
import { deviceStore } from '../stores/devices/devices.ts'
import { trackerStore } from '../stores/devices/trackers.ts'
import { eventStore } from '../stores/events/events.ts'
import { ruleCutBreaker } from './rule-cut-breaker.ts'
import { type RelaySwitch, switchRelay } from './switch-relay.ts'

let engine: StoreEngine
let tables: Record<'accounts' | 'commands' | 'devices' | 'events' | 'trackers', string>
beforeAll(async () => {
  engine = await storeEngine()
  tables = {
    accounts: await engine.createTable(aTable('Accounts', 'accountId')),
    commands: await engine.createTable(aTable('Commands', 'trackId', 'entry')),
    devices: await engine.createTable(aTable('Devices', 'accountId', 'deviceId')),
    events: await engine.createTable(aTable('Events', 'accountId', 'eventKey')),
    trackers: await engine.createTable(aTable('Trackers', 'trackerId')),
  }
})
afterAll(() => engine.stop())

/** An account with a number of devices, and a rule that fires for them. */
async function aFleet(size: number) {
  const { client } = engine
  const accountId = randomUUID()
  const fleet = Array.from({ length: size }, () => {
    const deviceId = `T${randomUUID().slice(0, 8)}`
    return aStoredDevice({ accountId, deviceId, trackId: randomUUID() })
  })
  for (const device of fleet) {
    const { deviceId, trackId, deviceType } = device
    const tracker = { trackerId: deviceId, accountId, trackId, deviceType, passwordHash: null }
    await client.send(new PutCommand({ TableName: tables.trackers, Item: tracker }))
    await client.send(new PutCommand({ TableName: tables.devices, Item: device }))
  }
  const events = eventStore(client, tables.events)
  const devices = deviceStore(client, tables.devices)
  const log = commandLogStore(client, tables.commands)
  const deps = {
    log,
    devices,
    trackers: trackerStore(client, tables.trackers),
    events,
    reserveRuleCut: ruleCutBreaker({ accounts: accountStore(client, tables.accounts), devices }),
  }
  /** Returns what the event says of the relay. */
  async function fire(index: number, kind: RelaySwitch, now: number): Promise<string | null | undefined> {
    const device = fleet[index]
    if (!device) throw new Error('The fleet is smaller')
    const { deviceId, trackId } = device
    const event = aRuleEvent({ accountId, trackId, deviceId, eventId: randomUUID(), timestamp: toIso(now) })
    await events.create(event)
    await switchRelay(event, kind, NOTHING_TRACKED, null, { ...deps, clock: () => now })
    const stored = (await events.get(accountId, event.eventKey))?.notifications[`relay:${deviceId}`]
    const { state, detail } = stored ?? {}
    return state === 'pending' ? 'requested' : detail
  }
  /** The account's owner restores the relay, as the tracker has confirmed. */
  const restored = async (index: number, now: number) => {
    const trackId = fleet[index]?.trackId ?? ''
    const { entry, last } = await log.newest(trackId)
    const open = last?.queue.open[0]
    if (!open) throw new Error('Nothing was requested')
    const restore = {
      ...open,
      commandId: randomUUID(),
      kind: 'restore',
      state: 'proved',
      sentAt: now,
    } as const
    const sent = { ...open, state: 'proved', sentAt: now - 1 } as const
    const queue = { open: [], recentTexts: [] }
    await log.append(trackId, entry + 1, { at: now, changed: [sent, restore], hint: null, queue })
  }
  const commands = async (index: number) =>
    (await log.list(fleet[index]?.trackId ?? '', 20)).flatMap(({ changed }) => changed)
  return { fire, restored, commands }
}

describe('a rule that switches the relay', () => {
  it('ALR-2 requests a cut by its name, which the interlock holds, and the event names the command', async () => {
    const { fire, commands } = await aFleet(1)
    expect(await fire(0, 'cut', NOON)).toBe('requested')
    expect(await commands(0)).toMatchObject([
      { kind: 'cut', state: 'held', reason: 'noFix', requestedBy: 'Too fast', requestedFrom: 'too-fast' },
    ])
  })

  it('T56 requests no second cut while the first one waits or stands', async () => {
    const { fire } = await aFleet(1)
    await fire(0, 'cut', NOON)
    expect(await fire(0, 'cut', NOON + SECOND_MS)).toBe('not-restored')
  })

  it.each([
    [10 * MINUTE_MS, 'cut-recently'],
    [10 * MINUTE_MS + 1, 'requested'],
  ])(
    'T56 cuts a device once in 10 minutes, although it was restored: after %d ms it is %s',
    async (afterMs, outcome) => {
      const { fire, restored } = await aFleet(1)
      await fire(0, 'cut', NOON)
      await restored(0, NOON + MINUTE_MS)
      expect(await fire(0, 'cut', NOON + afterMs)).toBe(outcome)
    },
  )

  it.each([
    [4, 3],
    [20, 4],
  ])('T56 of %d devices, cuts %d in 5 minutes, and the other events say why not', async (size, max) => {
    const { fire } = await aFleet(size)
    for (let index = 0; index < max; index++) expect(await fire(index, 'cut', NOON)).toBe('requested')
    const window = NOON + 5 * MINUTE_MS
    expect(await fire(max, 'cut', window - 1)).toBe('too-many-cuts')
    expect(await fire(max, 'cut', window)).toBe('requested')
  })

  it('T54 always requests a restore, also above the limit of cuts', async () => {
    const { fire, commands } = await aFleet(4)
    for (let index = 0; index < 4; index++) await fire(index, 'cut', NOON)
    expect(await fire(3, 'restore', NOON)).toBe('requested')
    expect(await fire(0, 'restore', NOON)).toBe('requested')
    expect(await commands(3)).toMatchObject([{ kind: 'restore', state: 'queued', requestedBy: 'Too fast' }])
  })
})

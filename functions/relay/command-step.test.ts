import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Command } from '../../shared/commands/command.ts'
import { toIso } from '../../shared/time.ts'
import { aTable } from '../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../test/make/local/store-engine.ts'
import { aGeofence, anEvent } from '../../test/make/notify/a-notified-event.ts'
import { commandLogStore } from '../stores/devices/command-log.ts'
import { eventStore } from '../stores/events/events.ts'
import { takeCommandStep } from './command-step.ts'

const NOON = Date.parse('2026-06-01T16:00:00Z')

let engine: StoreEngine
let tables: { commands: string; events: string }
beforeAll(async () => {
  engine = await storeEngine()
  tables = {
    commands: await engine.createTable(aTable('Commands', 'trackId', 'entry')),
    events: await engine.createTable(aTable('Events', 'accountId', 'eventKey')),
  }
})
afterAll(() => engine.stop())

test.each([
  ['queued', 'pending'],
  ['held', 'pending'],
  ['sent', 'sent'],
  ['proved', 'delivered'],
  ['expired', 'failed'],
  ['refused', 'failed'],
] as const)('GEO-5 a cut that is %s is %s beside its event', async (state, notified) => {
  const event = anEvent(aGeofence({ accountId: `of-${state}` }), NOON)
  const { accountId, deviceId, eventKey } = event
  const events = eventStore(engine.client, tables.events)
  await events.create(event)
  const command: Command = {
    commandId: 'c1',
    kind: 'cut',
    text: 'RELAY,1#',
    state,
    reason: null,
    speedKmh: null,
    fixAgeSeconds: null,
    requestedBy: 'Marina',
    requestedFrom: 'g1',
    eventKey,
    requestedAt: NOON,
    sentAt: null,
    answeredAt: null,
    answer: null,
    provedAt: null,
    expiresAt: NOON,
  }
  await takeCommandStep(
    { accountId, deviceId, trackId: `track-${state}` },
    NOON,
    (queue) => ({ queue, changed: [command, { ...command, commandId: 'of a person', eventKey: undefined }] }),
    {
      log: commandLogStore(engine.client, tables.commands),
      devices: { updateSwitch: async () => undefined, updateHeld: async () => undefined },
      events,
    },
  )
  expect((await events.get(accountId, eventKey))?.notifications).toEqual({
    [`relay:${deviceId}`]: { state: notified, at: toIso(NOON), detail: 'c1', attempts: 1 },
  })
})

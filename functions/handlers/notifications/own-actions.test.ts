import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../shared/time.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { aGeofence, anEvent } from '../../../test/make/notify/a-notified-event.ts'
import { signingKeys } from '../../../test/make/signing-keys.ts'
import { recipientToken } from '../../messages/recipient-token.ts'
import { snoozeToken } from '../../messages/snooze-token.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { phoneStore } from '../../stores/accounts/phones.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { eventStore } from '../../stores/events/events.ts'
import { snoozeStore } from '../../stores/notifications/snoozes.ts'
import { snoozeActions } from './snooze-actions.ts'
import { testActions } from './test-actions.ts'

const NOON = Date.parse('2026-06-01T16:00:00Z')
const PHONE = '+12025550123'
const KEYS = signingKeys({ 1: 'a'.repeat(64) })
const NONE = { path: {}, query: undefined, body: undefined }
const NOT_FOUND = { refused: 'not-found' }

let engine: StoreEngine
let tables: { accounts: string; events: string; recipients: string }
beforeAll(async () => {
  engine = await storeEngine()
  tables = {
    accounts: await engine.createTable(aTable('Accounts', 'accountId')),
    events: await engine.createTable(aTable('Events', 'accountId', 'eventKey')),
    recipients: await engine.createTable(aTable('Recipients', 'accountId', 'recipient')),
  }
})
afterAll(() => engine.stop())

let made = 0
function anOwner() {
  const accountId = `account${made++}`
  const address = `${accountId}@example.com`
  const caller = { ...aCaller(accountId), sourceIp: '203.0.113.1' }
  const clock = { now: NOON }
  const sent: unknown[] = []
  const events = eventStore(engine.client, tables.events)
  const phones = phoneStore(engine.client, tables.accounts)
  const now = () => clock.now
  const snoozes = snoozeActions({
    snoozes: snoozeStore(engine.client, tables.recipients),
    events,
    preferences: preferenceStore(engine.client, tables.accounts),
    readKeys: async () => KEYS,
    now,
  })
  const tests = testActions({
    accounts: accountStore(engine.client, tables.accounts),
    phones,
    getAddress: async () => address,
    queue: {
      async send(message) {
        sent.push(message)
      },
    },
    now,
  })
  return {
    accountId,
    address,
    clock,
    sent,
    snoozes,
    list: async () => snoozes.listSnoozes(NONE, caller),
    mute: (id: string, until: string | null, kind: 'rule' | 'device' = 'rule') =>
      snoozes.saveSnooze({ path: {}, query: undefined, body: { kind, id, until } }, caller),
    async anEventLink() {
      const event = anEvent(aGeofence({ accountId }), NOON)
      await events.create(event)
      return { event, token: snoozeToken(KEYS, event) }
    },
    open: (token: string) =>
      snoozes.getSnoozeLink({ path: { token }, query: undefined, body: undefined }, caller),
    choose: (token: string, choice: '1h' | '8h' | 'monday' | 'off') =>
      snoozes.snoozeByLink({ path: { token }, query: undefined, body: { choice } }, caller),
    sendTest: (body: { email?: string | null; phone?: string | null; message?: string }) =>
      tests.sendTestNotification({ path: {}, query: undefined, body }, caller),
    async confirmPhone() {
      const code = { salt: '', hash: 'hash', expiresAt: NOON, tries: 0 }
      await phones.save(accountId, PHONE)
      await phones.saveCode(accountId, PHONE, code)
      await phones.confirm(accountId, PHONE, code, NOON)
    },
  }
}

describe('SET-2 what is muted', () => {
  test('SET-2 is listed until it ends, and can be ended before', async () => {
    const { mute, list, clock } = anOwner()
    const [sooner, later] = ['2026-06-01T17:00:00.000Z', '2026-06-01T18:00:00.000Z']
    await mute('r1', later)
    await mute('SEA240', sooner, 'device')
    const both = [
      { kind: 'device', id: 'SEA240', until: sooner },
      { kind: 'rule', id: 'r1', until: later },
    ]
    expect(await list()).toEqual({ reply: { snoozes: both } })
    clock.now = NOON + HOUR_MS
    expect(await list()).toEqual({ reply: { snoozes: both.slice(1) } })
    expect(await mute('r1', null)).toEqual({ reply: { snoozes: [] } })
    expect(await mute('r1', '2026-06-01T16:59:00.000Z')).toEqual({ reply: { snoozes: [] } })
  })

  test('SET-2 by the link in a message is what raised its event, for its choice', async () => {
    const { anEventLink, open, choose, list } = anOwner()
    const { event, token } = await anEventLink()
    const { geofenceId, geofenceName: name, deviceName, timestamp } = event
    const clock = {
      timezone: 'America/New_York',
      timeFormat: '12h',
      dateFormat: 'MM/DD/YYYY',
      firstDayOfWeek: 'sunday',
    }
    const snooze = { kind: 'geofence', name, deviceName, timestamp, until: null, clock }
    expect(await open(token)).toEqual({ reply: { snooze } })
    for (const [choice, until] of [
      ['1h', '2026-06-01T17:00:00.000Z'],
      ['8h', '2026-06-02T00:00:00.000Z'],
      ['monday', '2026-06-08T12:00:00.000Z'],
    ] as const) {
      expect(await choose(token, choice)).toEqual({ reply: { snooze: { ...snooze, until } } })
      expect(await list()).toEqual({ reply: { snoozes: [{ kind: 'geofence', id: geofenceId, until }] } })
    }
    expect(await choose(token, 'off')).toEqual({ reply: { snooze } })
    expect(await list()).toEqual({ reply: { snoozes: [] } })
  })

  test('T96 a link works for seven days, and no other token works in its place', async () => {
    const { anEventLink, open, choose, clock, accountId, address } = anOwner()
    const { event, token } = await anEventLink()
    const foreign = snoozeToken(KEYS, { ...event, accountId: 'another' })
    const unsubscribe = recipientToken(KEYS, { accountId, recipient: `email:${address}` })
    for (const other of [foreign, unsubscribe, `${token}A`, 'none', ''])
      expect(await open(other), other).toEqual(NOT_FOUND)
    clock.now = NOON + 7 * DAY_MS - 1
    expect(await open(token)).toHaveProperty('reply')
    clock.now = NOON + 7 * DAY_MS
    expect(await open(token)).toEqual(NOT_FOUND)
    expect(await choose(token, '1h')).toEqual(NOT_FOUND)
  })
})

describe('T93 a test from the settings', () => {
  test('T93 goes to the account’s own address and confirmed phone, which are not in the message', async () => {
    const { sendTest, sent, address, accountId, confirmPhone } = anOwner()
    await confirmPhone()
    expect(await sendTest({ email: address.toUpperCase(), phone: '(202) 555-0123' })).toEqual({
      reply: { success: true, email: address, phone: PHONE },
    })
    expect(sent).toEqual([{ kind: 'settingsTest', accountId, channels: ['email', 'sms'], message: null }])
  })

  test.each([
    [{}, 'no-channel'],
    [{ email: null, phone: null }, 'no-channel'],
    [{ email: '', phone: '' }, 'no-channel'],
    [{ email: 'eve@example.com' }, 'not-your-address'],
    [{ phone: '+12025550199' }, 'phone-not-confirmed'],
    [{ phone: PHONE }, 'phone-not-confirmed'],
  ])('T93 to %o is refused: %s', async (body, refused) => {
    const { sendTest, sent } = anOwner()
    expect(await sendTest(body)).toEqual({ refused })
    expect(sent).toEqual([])
  })

  test('T93 is sent five times an hour', async () => {
    const { sendTest, sent, address, clock } = anOwner()
    for (let count = 0; count < 5; count++) await sendTest({ email: address })
    expect(await sendTest({ email: address })).toEqual({
      refused: 'too-many-requests',
      retryAfterSeconds: 3_600,
    })
    clock.now = NOON + HOUR_MS
    expect(await sendTest({ email: address })).toHaveProperty('reply')
    expect(sent).toHaveLength(6)
  })
})

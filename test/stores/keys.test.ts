import { BatchGetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { preferenceStore } from '../../functions/stores/accounts/preferences.ts'
import { subscriptionStore } from '../../functions/stores/billing/subscriptions.ts'
import { claimStore } from '../../functions/stores/devices/claims.ts'
import { deviceEditStore } from '../../functions/stores/devices/device-edits.ts'
import { wholeAccount } from '../../functions/stores/devices/device-scope.ts'
import { deviceStore } from '../../functions/stores/devices/devices.ts'
import { trackerStore } from '../../functions/stores/devices/trackers.ts'
import { eventStore } from '../../functions/stores/events/events.ts'
import { geofenceStore } from '../../functions/stores/geofences/geofences.ts'
import { ruleStore } from '../../functions/stores/rules.ts'
import { shareStore } from '../../functions/stores/shares.ts'
import { TRACKER_ID } from '../../shared/tracking/topics.ts'
import { aMockStore, answerJson } from '../make/aws/a-mock-store.ts'
import { aStoredEvent } from '../make/geofences/a-stored-event.ts'
import { aStoredGeofence } from '../make/geofences/a-stored-geofence.ts'
import { aStoredRule } from '../make/rules/a-stored-rule.ts'

const ACCOUNT = 'account-a'
const OWN_ACCOUNT = /":accountId":(\{"S":)?"account-a"/
const TABLES = { devices: 'Devices', subscriptions: 'Subscriptions', trackers: 'Trackers' }

/** A value as the document client takes it, or as it is sent. */
const Text = z.union([z.string(), z.object({ S: z.string() }).transform(({ S }) => S)])
/** The owner in an item or key of any call. */
const Keyed = z.union([z.object({ accountId: Text }), z.object({ trackerId: Text })])
type Keyed = z.infer<typeof Keyed>

/** All keys and items in a request, at any depth. */
function keysIn(request: unknown): Keyed[] {
  if (typeof request !== 'object' || request === null) return []
  const { Key, Item, Keys = [], ...more }: { Key?: unknown; Item?: unknown; Keys?: unknown[] } = request
  const here = [Key, Item, ...Keys].filter((one) => one !== undefined).map((one) => Keyed.parse(one))
  return [...here, ...Object.values(more).flatMap(keysIn)]
}

/** Makes every store call that takes user input, with this text in every such field, and returns what was sent. */
async function requestsWith(text: string): Promise<{ keys: Keyed[]; sent: string[] }> {
  const { client, store } = aMockStore()
  store.resolves({ Items: [], Attributes: {} })
  answerJson(store, BatchGetItemCommand, () => ({ Responses: {} }))
  answerJson(store, QueryCommand, () => ({ Items: [] }))
  const devices = deviceStore(client, TABLES.devices)
  const shares = shareStore(client, 'Shares')
  const trackers = trackerStore(client, TABLES.trackers)
  const geofences = geofenceStore(client, { accounts: 'Accounts', geofences: 'Geofences' })
  const events = eventStore(client, 'Events')
  const geofence = aStoredGeofence({
    accountId: ACCOUNT,
    name: text,
    description: text,
    deviceIds: [text],
    plateNumbers: [text],
  })
  const rules = ruleStore(client, { accounts: 'Accounts', rules: 'Rules' })
  const rule = aStoredRule({ accountId: ACCOUNT, ruleId: text })
  const subscriptions = subscriptionStore(client, TABLES.subscriptions)
  const device = {
    accountId: ACCOUNT,
    deviceId: 'SEA240',
    trackId: 'track',
    deviceName: text,
    deviceType: text,
    vehicleNum: text,
    customIcon: text,
    tags: [text],
    isInStorageMode: false,
    subscriptionId: text,
    createdAt: '2026-11-21T12:00:00.000Z',
  }
  await Promise.allSettled([
    devices.get(wholeAccount(ACCOUNT), text),
    devices.getMany(wholeAccount(ACCOUNT), [text, 'SEA240']),
    devices.updateSwitch(ACCOUNT, text, 'track', { stored: true }, 0),
    devices.updateHeld({ accountId: ACCOUNT, deviceId: text, trackId: 'track' }, 0, 1),
    devices.list(wholeAccount(ACCOUNT)),
    deviceEditStore(client, TABLES).update(wholeAccount(ACCOUNT), text, {
      deviceName: text,
      deviceType: text,
      tags: [text],
    }),
    deviceEditStore(client, TABLES).update(wholeAccount(ACCOUNT), 'SEA240', {
      deviceName: text,
      tags: [text],
    }),
    claimStore(client, TABLES).claim(device, {
      kind: 'free',
      subscription: { subscriptionId: text },
    }),
    trackers.setCredentials(ACCOUNT, text, { passwordHash: 'hash', httpKeyHash: 'key' }),
    trackers.setCredentials(ACCOUNT, 'SEA240', { passwordHash: 'hash', httpKeyHash: 'key' }),
    subscriptions.covers(ACCOUNT, text, text),
    shares.list(ACCOUNT),
    shares.update(ACCOUNT, text, { isActive: true }),
    shares.delete(ACCOUNT, text),
    geofences.get(ACCOUNT, text),
    geofences.list(ACCOUNT),
    geofences.create(geofence, 0),
    geofences.update(geofence, 1, 0),
    geofences.delete(ACCOUNT, text, 0),
    geofences.delete(ACCOUNT, geofence.geofenceId, 0),
    rules.get(ACCOUNT, text),
    rules.list(ACCOUNT),
    rules.create(rule, 0),
    rules.update(rule, 1, 0),
    rules.delete(ACCOUNT, text, 'alert', 0),
    rules.countFiring(ACCOUNT, text, { eventId: text, timestamp: text }),
    events.create(aStoredEvent({ accountId: ACCOUNT, deviceName: text, geofenceName: text })),
    events.get(ACCOUNT, text),
    events.listPage(ACCOUNT, { deviceId: text, geofenceId: text, ruleId: text }, text, 50),
    preferenceStore(client, 'Accounts').update(ACCOUNT, { timezone: text }),
  ])
  const requests = store.calls().map(({ args: [{ input }] }) => input)
  return { keys: requests.flatMap(keysIn), sent: requests.map((request) => JSON.stringify(request)) }
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    '#',
    'ACC#account-b',
    'account-b',
    '../account-b',
    'account-a\u0000account-b',
    'é',
    'e\u0301',
  ),
  fc
    .tuple(fc.constantFrom('#', '/', '\u0000', '\u0301', '|'), fc.string())
    .map(([mark, rest]) => mark + rest),
)

test('T20 no user input makes a key of another account: every key starts with the caller’s own account', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const { keys, sent } = await requestsWith(text)
      expect(keys.length).toBeGreaterThanOrEqual(12)
      for (const key of keys) {
        if ('accountId' in key) expect(key.accountId).toBe(ACCOUNT)
        else expect(key.trackerId).toMatch(TRACKER_ID)
      }
      for (const request of sent.filter((one) => one.includes('KeyConditionExpression')))
        expect(request).toMatch(OWN_ACCOUNT)
      for (const request of sent.filter((one) => one.includes('"trackerId"') && !one.includes('"Put"')))
        expect(request).toMatch(OWN_ACCOUNT)
    }),
    { numRuns: 60 },
  )
})

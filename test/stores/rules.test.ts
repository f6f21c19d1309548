import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { geofenceStore } from '../../functions/stores/geofences/geofences.ts'
import { ruleStore, type StoredRule } from '../../functions/stores/rules.ts'
import { RULES_MAX } from '../../shared/account/limits.ts'
import { aStoredGeofence } from '../make/geofences/a-stored-geofence.ts'
import { aTable } from '../make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../make/local/store-engine.ts'
import { aStoredRule } from '../make/rules/a-stored-rule.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const GEOFENCE_ID = 'g'.repeat(16)

let engine: StoreEngine
let tables: { accounts: string; geofences: string; rules: string }

beforeAll(async () => {
  engine = await storeEngine()
  tables = {
    accounts: await engine.createTable(aTable('Accounts', 'accountId')),
    geofences: await engine.createTable(aTable('Geofences', 'accountId', 'geofenceId')),
    rules: await engine.createTable(aTable('Rules', 'accountId', 'ruleId')),
  }
})
afterAll(() => engine.stop())

const store = () => ruleStore(engine.client, tables)

let made = 0
const aRule = (more: Partial<StoredRule> = {}) => aStoredRule({ accountId: `account${made++}`, ...more })

async function accountItem(accountId: string) {
  const { Item } = await engine.client.send(
    new GetCommand({ TableName: tables.accounts, Key: { accountId } }),
  )
  return Item ?? null
}
const watchVersionOf = async (accountId: string) => (await accountItem(accountId))?.watchVersion ?? null

describe('the rules of an account', () => {
  test('ALR-4 are read as they were stored; those of others are not found', async () => {
    const rule = aRule()
    expect(await store().create(rule, NOW)).toBe('created')
    expect(await store().list(rule.accountId)).toEqual([rule])
    expect(await store().get(rule.accountId, rule.ruleId)).toEqual(rule)
    expect(await store().get('another-account', rule.ruleId)).toBeNull()
  })

  test('T16 an id is taken in its own account only', async () => {
    const mine = aRule()
    const theirs = aRule({ ruleId: mine.ruleId })
    expect(await store().create(theirs, NOW)).toBe('created')
    expect(await store().create(mine, NOW)).toBe('created')
    expect(await store().create({ ...mine, version: 7 }, NOW)).toBe('taken')
    expect(await store().list(theirs.accountId)).toEqual([theirs])
    expect(await store().list(mine.accountId)).toEqual([mine])
  })

  test('ALR-4 every change increases watchVersion, together with the geofences; the last one removes it', async () => {
    const rule = aRule()
    const { accountId, ruleId } = rule
    const geofences = geofenceStore(engine.client, tables)
    const geofence = aStoredGeofence({ accountId, geofenceId: GEOFENCE_ID })
    const versions = []
    await store().create(rule, NOW)
    versions.push(await watchVersionOf(accountId))
    await store().update({ ...rule, definedAt: NOW }, 1, NOW)
    versions.push(await watchVersionOf(accountId))
    await geofences.create(geofence, NOW)
    versions.push(await watchVersionOf(accountId))
    await store().delete(accountId, ruleId, 'alert', NOW)
    versions.push(await watchVersionOf(accountId))
    await store().create(rule, NOW)
    versions.push(await watchVersionOf(accountId))
    await geofences.delete(accountId, geofence.geofenceId, NOW)
    versions.push(await watchVersionOf(accountId))
    expect(versions).toEqual([1, 2, 3, 4, 5, 6].map((step) => NOW + step))
    await store().delete(accountId, ruleId, 'alert', NOW)
    expect(await accountItem(accountId)).toEqual({ accountId })
  })

  test('ALR-4 a change that fails leaves the rule and watchVersion as they are', async () => {
    const rule = aRule()
    const { accountId, ruleId } = rule
    await store().create(rule, NOW)
    const version = await watchVersionOf(accountId)
    expect(await store().update({ ...rule, definedAt: 1 }, 2, NOW)).toBe(false)
    expect(await store().delete(accountId, ruleId, 'notification', NOW)).toBe(false)
    expect(await store().delete(accountId, 'none', 'alert', NOW)).toBe(false)
    expect(await watchVersionOf(accountId)).toBe(version)
    expect(await store().list(accountId)).toEqual([rule])
  })

  test.each([
    [RULES_MAX - 1, 'created'],
    [RULES_MAX, 'too-many'],
  ])('ALR-4 of an account that has %i: another one is %s', async (ruleCount, outcome) => {
    const rule = aRule()
    const { accountId } = rule
    await engine.client.send(
      new PutCommand({ TableName: tables.accounts, Item: { accountId, ruleCount, watchVersion: 7 } }),
    )
    expect(await store().create(rule, NOW)).toBe(outcome)
    expect(await store().list(accountId)).toHaveLength(outcome === 'created' ? 1 : 0)
  })

  test('ALR-1 NOT-1 firings are counted once each, and the newest is remembered whatever their order', async () => {
    const rule = aRule()
    const { accountId, ruleId } = rule
    await store().create(rule, NOW)
    const fire = (eventId: string, minute: number) =>
      store().countFiring(accountId, ruleId, { eventId, timestamp: `2026-11-21T12:0${minute}:00.000Z` })
    await fire('second', 2)
    await fire('second', 2)
    await fire('first', 1)
    const counted = {
      triggerCount: 2,
      lastEventId: 'second',
      lastTriggered: '2026-11-21T12:02:00.000Z',
    }
    expect(await store().get(accountId, ruleId)).toEqual({ ...rule, ...counted })
    await fire('third', 3)
    expect(await store().get(accountId, ruleId)).toMatchObject({ triggerCount: 3, lastEventId: 'third' })
    // a change of the rule keeps the counts, and a firing of a deleted rule makes no item
    await store().update({ ...rule, definedAt: NOW }, 1, NOW)
    expect(await store().get(accountId, ruleId)).toMatchObject({ triggerCount: 3, version: 2 })
    await store().delete(accountId, ruleId, 'alert', NOW)
    await fire('fourth', 4)
    expect(await store().get(accountId, ruleId)).toBeNull()
  })

  test('ALR-1 a firing is no change: watchVersion stays', async () => {
    const rule = aRule()
    await store().create(rule, NOW)
    const version = await watchVersionOf(rule.accountId)
    await store().countFiring(rule.accountId, rule.ruleId, {
      eventId: 'one',
      timestamp: '2026-11-21T12:01:00.000Z',
    })
    expect(await watchVersionOf(rule.accountId)).toBe(version)
  })

  test('ALR-1 rules are disabled in the transaction that deletes the geofence that they name', async () => {
    const [first, second] = [aRule(), aRule({ ruleId: 'second' })]
    const { accountId } = first
    const rules = [first, { ...second, accountId }]
    const geofences = geofenceStore(engine.client, tables)
    const geofenceId = GEOFENCE_ID
    await geofences.create(aStoredGeofence({ accountId, geofenceId }), NOW)
    for (const rule of rules) await store().create(rule, NOW)
    const disablings = () => store().disablings(rules, 'geofence-deleted', NOW + 1)
    await store().update({ ...first, definedAt: NOW }, 1, NOW)
    expect(await geofences.delete(accountId, geofenceId, NOW, disablings())).toBe('changed')
    expect(await geofences.list(accountId)).toHaveLength(1)
    rules[0] = { ...first, version: 2 }
    expect(await geofences.delete(accountId, geofenceId, NOW, disablings())).toBe('deleted')
    const disabled = { settings: { enabled: false }, disabledBecause: 'geofence-deleted', definedAt: NOW + 1 }
    expect(await store().list(accountId)).toMatchObject([disabled, disabled])
  })
})

import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { geofenceStore, type StoredGeofence } from '../../functions/stores/geofences/geofences.ts'
import { GEOFENCES_MAX } from '../../shared/account/limits.ts'
import { VERTICES } from '../../shared/geofences/geofence.ts'
import { aStoredGeofence } from '../make/geofences/a-stored-geofence.ts'
import { aTable } from '../make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../make/local/store-engine.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

let engine: StoreEngine
let tables: { accounts: string; geofences: string }

beforeAll(async () => {
  engine = await storeEngine()
  tables = {
    accounts: await engine.createTable(aTable('Accounts', 'accountId')),
    geofences: await engine.createTable(aTable('Geofences', 'accountId', 'geofenceId')),
  }
})
afterAll(() => engine.stop())

const store = () => geofenceStore(engine.client, tables)

let made = 0
const aGeofence = (more: Partial<StoredGeofence> = {}) =>
  aStoredGeofence({
    accountId: `account${made++}`,
    geofenceId: String(made).padStart(16, 'g'),
    definedAt: NOW,
    ...more,
  })

async function accountItem(accountId: string) {
  const { Item } = await engine.client.send(
    new GetCommand({ TableName: tables.accounts, Key: { accountId } }),
  )
  return Item ?? null
}
const watchVersionOf = async (accountId: string) => (await accountItem(accountId))?.watchVersion ?? null

describe('the geofences of an account', () => {
  test('GEO-6 GEO-7 are read as they were stored, of every shape', async () => {
    const polygon = aGeofence()
    const { accountId } = polygon
    const circle = aGeofence({
      accountId,
      shape: 'circle',
      radius: 150.5,
      points: polygon.points.slice(0, 1),
    })
    const rectangle = aGeofence({ accountId, shape: 'rectangle', points: polygon.points.slice(0, 2) })
    for (const geofence of [polygon, circle, rectangle])
      expect(await store().create(geofence, NOW)).toBe('created')
    expect(await store().list(accountId)).toEqual([polygon, circle, rectangle])
    expect(await store().get(accountId, circle.geofenceId)).toEqual(circle)
    expect(await store().get('account-b', circle.geofenceId)).toBeNull()
  })

  test('T32 of the largest size that the contract allows are stored', async () => {
    const letter = '\u{ffff}'
    const largest = aGeofence({
      name: letter.repeat(100),
      description: letter.repeat(500),
      points: Array.from({ length: VERTICES.max }, (_, index) => ({ latitude: 1.1, longitude: index / 10 })),
      deviceIds: Array.from({ length: 1_000 }, (_, index) => String(index).padEnd(64, 'T')),
      plateNumbers: Array.from({ length: 1_000 }, (_, index) => String(index).padEnd(100, letter)),
    })
    expect(await store().create(largest, NOW)).toBe('created')
    expect(await store().list(largest.accountId)).toEqual([largest])
  })

  test('GEO-7 every change increases watchVersion; without geofences there is none, and none is used again', async () => {
    const geofence = aGeofence()
    const { accountId, geofenceId } = geofence
    const versions = []
    expect(await watchVersionOf(accountId)).toBeNull()
    await store().create(geofence, NOW)
    versions.push(await watchVersionOf(accountId))
    await store().update({ ...geofence, active: false, version: 2 }, 1, NOW)
    versions.push(await watchVersionOf(accountId))
    await store().create(aGeofence({ accountId, geofenceId: 'another-geofence' }), NOW)
    versions.push(await watchVersionOf(accountId))
    await store().delete(accountId, geofenceId, NOW)
    versions.push(await watchVersionOf(accountId))
    await store().delete(accountId, 'another-geofence', NOW)
    expect(await watchVersionOf(accountId)).toBeNull()
    await store().create(geofence, NOW + 1_000)
    versions.push(await watchVersionOf(accountId))
    expect(versions).toEqual(versions.toSorted())
    expect(new Set(versions).size).toBe(5)
  })

  test('GEO-7 a change that fails leaves watchVersion as it is', async () => {
    const geofence = aGeofence()
    const { accountId } = geofence
    await store().create(geofence, NOW)
    const version = await watchVersionOf(accountId)
    expect(await store().update({ ...geofence, version: 3 }, 2, NOW)).toBe(false)
    expect(await store().delete(accountId, 'g'.repeat(16), NOW)).toBe('missing')
    expect(await watchVersionOf(accountId)).toBe(version)
    expect(await store().list(accountId)).toEqual([geofence])
  })

  test('GEO-7 a deleted geofence is not created again by an update', async () => {
    const geofence = aGeofence()
    await store().create(geofence, NOW)
    await store().delete(geofence.accountId, geofence.geofenceId, NOW)
    expect(await store().update({ ...geofence, version: 2 }, 1, NOW)).toBe(false)
    expect(await store().list(geofence.accountId)).toEqual([])
  })

  test.each([
    [GEOFENCES_MAX - 1, 'created'],
    [GEOFENCES_MAX, 'too-many'],
  ])('GEO-7 of an account that has %i: another one is %s', async (geofenceCount, outcome) => {
    const geofence = aGeofence()
    const { accountId } = geofence
    const Item = { accountId, geofenceCount, watchVersion: 7 }
    await engine.client.send(new PutCommand({ TableName: tables.accounts, Item }))
    expect(await store().create(geofence, NOW)).toBe(outcome)
    expect(await store().list(accountId)).toHaveLength(outcome === 'created' ? 1 : 0)
  })

  test('GEO-7 changed concurrently, each change counts once', async () => {
    const { accountId } = aGeofence()
    const ids = Array.from({ length: 12 }, (_, index) => `concurrent-${index}`.padEnd(16, 'g'))
    await Promise.all(ids.map((geofenceId) => store().create(aGeofence({ accountId, geofenceId }), NOW)))
    expect(await accountItem(accountId)).toMatchObject({ geofenceCount: 12, watchVersion: NOW + 12 })
    await Promise.all(ids.map((geofenceId) => store().delete(accountId, geofenceId, NOW)))
    expect(await store().list(accountId)).toEqual([])
    expect(await accountItem(accountId)).toEqual({ accountId })
  })
})

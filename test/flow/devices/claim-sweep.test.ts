import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { expect, inject, it } from 'vitest'
import { anAccount } from '../../make/account.ts'
import { type LocalStore, localStore } from '../../make/local/local-store.ts'
import { aTracker, aTrackerId } from '../../make/tracking/tracker.ts'

const IDS = 1_000
const FAILURES_MAX = 5
/** DynamoDB takes this many items in one call. */
const ITEMS_MAX = 25

/** Trackers that are somebody's, and as many that were shipped and wait for their buyer. */
async function takenIds({ client, tables }: LocalStore, owner: string): Promise<string[]> {
  const trackerIds = Array.from({ length: IDS }, aTrackerId)
  const records = trackerIds.map((trackerId, index) => ({
    trackerId,
    accountId: index % 2 === 0 ? owner : 'stock',
    trackId: `track-${trackerId}`,
    deviceType: 'car',
    passwordHash: null,
  }))
  for (let start = 0; start < IDS; start += ITEMS_MAX) {
    const puts = records.slice(start, start + ITEMS_MAX).map((Item) => ({ PutRequest: { Item } }))
    await client.send(new BatchWriteCommand({ RequestItems: { [tables.trackers]: puts } }))
  }
  return trackerIds
}

it('T64 a sweep over 1,000 ids that are taken or in stock claims none, and learns of five an hour', async () => {
  const store = await localStore(inject('storeEndpoint'))
  const trackerIds = await takenIds(store, 'another account')
  store.client.destroy()
  const sweeper = await anAccount()
  const kept = await aTracker(sweeper)
  const claim = (vectraDeviceId: string) =>
    sweeper.call('POST', '/vectra/devices', { vectraDeviceId, deviceName: 'Mine', deviceType: 'car' })

  const answers = []
  for (const trackerId of trackerIds) answers.push(await claim(trackerId))
  const refused = answers.slice(0, FAILURES_MAX)
  const limited = answers.slice(FAILURES_MAX)
  expect(new Set(refused.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(refused[0]?.status).toBe(409)
  expect(new Set(limited.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(limited[0]?.status).toBe(429)
  for (const { headers } of limited) expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000)

  const { body } = await sweeper.call('GET', '/vectra/devices')
  expect(body).toMatchObject({ devices: [{ id: kept.trackerId }] })
  expect(JSON.stringify(body)).not.toContain(trackerIds[0])
})

it('T64 a hundred tries at once learn of no more than five either', async () => {
  const owner = await anAccount()
  const { trackerId } = await aTracker(owner)
  const sweeper = await anAccount()
  const body = { vectraDeviceId: trackerId, deviceName: 'Mine', deviceType: 'car' }
  const tries = Array.from({ length: 100 }, () => sweeper.call('POST', '/vectra/devices', body))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 409)).toHaveLength(FAILURES_MAX)
  expect(statuses.filter((status) => status === 429)).toHaveLength(100 - FAILURES_MAX)
})

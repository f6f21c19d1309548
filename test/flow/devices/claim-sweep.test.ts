import { expect, inject, it } from 'vitest'
import { anAccount } from '../../make/accounts/account.ts'
import { type LocalStore, localStore, putItems } from '../../make/local/local-store.ts'
import { aTracker, aTrackerId } from '../../make/tracking/tracker.ts'

const IDS = 1_000
const FAILURES_MAX = 5

/** Creates trackers, half of them owned by another account and half in stock, and returns their ids. */
async function createTrackers({ client, tables }: LocalStore, owner: string): Promise<string[]> {
  const trackerIds = Array.from({ length: IDS }, aTrackerId)
  const records = trackerIds.map((trackerId, index) => ({
    trackerId,
    accountId: index % 2 === 0 ? owner : 'stock',
    trackId: `track-${trackerId}`,
    deviceType: 'car',
    passwordHash: null,
  }))
  await putItems(client, tables.trackers, records)
  return trackerIds
}

it('T64 a sweep over 1,000 ids that are taken or in stock claims none, and learns about five per hour', async () => {
  const store = await localStore(inject('storeEndpoint'))
  const trackerIds = await createTrackers(store, 'another account')
  store.client.destroy()
  const sweeper = await anAccount()
  const own = await aTracker(sweeper)
  const claim = (vectraDeviceId: string) =>
    sweeper.call('POST', '/vectra/devices', { vectraDeviceId, deviceName: 'Mine', deviceType: 'car' })

  const responses = []
  for (const trackerId of trackerIds) responses.push(await claim(trackerId))
  const refused = responses.slice(0, FAILURES_MAX)
  const limited = responses.slice(FAILURES_MAX)
  expect(new Set(refused.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(refused[0]?.status).toBe(409)
  const withoutWait = limited.map(({ text }) => text.replace(/\d+/g, 'N'))
  expect(new Set(withoutWait).size).toBe(1)
  expect(limited[0]?.status).toBe(429)
  for (const { headers } of limited) expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000)

  const { body } = await sweeper.call('GET', '/vectra/devices')
  expect(body).toMatchObject({ devices: [{ id: own.trackerId }] })
  expect(JSON.stringify(body)).not.toContain(trackerIds[0])
})

it('T64 a hundred concurrent attempts learn about no more than five either', async () => {
  const owner = await anAccount()
  const { trackerId } = await aTracker(owner)
  const sweeper = await anAccount()
  const body = { vectraDeviceId: trackerId, deviceName: 'Mine', deviceType: 'car' }
  const attempts = Array.from({ length: 100 }, () => sweeper.call('POST', '/vectra/devices', body))
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 409)).toHaveLength(FAILURES_MAX)
  expect(statuses.filter((status) => status === 429)).toHaveLength(100 - FAILURES_MAX)
})

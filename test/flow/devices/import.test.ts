import { expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { aGeofence } from '../../make/geofences/geofence.ts'
import { trailOf } from '../../make/tracking/device-reads.ts'
import { aTracker, deviceOf, publishAs } from '../../make/tracking/tracker.ts'

const DRIVEN_AT = Date.now() - 60 * DAY_MS
const drive = Array.from({ length: 60 }, (_, index) => ({
  time: toIso(DRIVEN_AT + index * MINUTE_MS),
  lat: 48.2 + index * 0.005,
  lng: 16.37,
  speedKmh: 33,
}))

it('HIS-1 imported positions are a trail with its trip, raise no event, and leave the device as it reported', async () => {
  const account = await anAccount()
  const { trackerId, ...credentials } = await aTracker(account)
  const around = [
    [48.3, 16.3],
    [48.4, 16.3],
    [48.4, 16.4],
    [48.3, 16.4],
  ] as const
  await aGeofence(account, { points: around.map(([latitude, longitude]) => ({ latitude, longitude })) })
  const path = `/vectra/devices/${trackerId}/positions`
  const imported = await account.call('POST', path, { positions: drive })
  expect(imported).toMatchObject({ status: 200, body: { stored: 60, repeated: 0 } })
  expect((await account.call('POST', path, { positions: drive })).body).toMatchObject({
    stored: 0,
    repeated: 60,
  })

  expect((await deviceOf(account, trackerId)).tracking).toBeNull()
  const range = { from: toIso(DRIVEN_AT - DAY_MS), to: toIso(DRIVEN_AT + DAY_MS) }
  const trips = await account.call('GET', `/vectra/devices/${trackerId}/trips?${new URLSearchParams(range)}`)
  expect(trips.body).toMatchObject({
    trips: [{ start: drive[0]?.time, distanceKm: expect.closeTo(32.8, 0) }],
  })
  expect((await account.call('GET', '/vectra/events')).body).toMatchObject({ events: [] })

  await publishAs({ trackerId, ...credentials }, { time: toIso(Date.now()), lat: 48.5, lng: 16.37 })
  expect((await deviceOf(account, trackerId)).tracking).toMatchObject({ latitude: 48.5 })
  expect(await trailOf(account, trackerId)).toHaveLength(1)
})

it('T32 imported positions that are no positions are refused whole, and more than a call takes too', async () => {
  const account = await anAccount()
  const { trackerId } = await aTracker(account)
  const path = `/vectra/devices/${trackerId}/positions`
  for (const positions of [
    [],
    [{ time: 'yesterday', lat: 1, lng: 1 }],
    [{ time: toIso(DRIVEN_AT), lat: 91, lng: 1 }],
    Array.from({ length: 5_001 }, () => drive[0]),
  ])
    expect((await account.call('POST', path, { positions })).status).toBe(400)
  expect((await account.call('POST', '/vectra/devices/NOBODYS/positions', { positions: drive })).status).toBe(
    404,
  )
})

import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { type Account, anAccount } from '../../make/account.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const METRES_PER_DEGREE = 111_195

it('HIS-1 trips and stops have the name of the town that they are near, and none far out at sea', async () => {
  const account = await anAccount()
  expect(await placesAround(account, { lat: 26.12, lng: -80.14 })).toEqual([
    'Fort Lauderdale',
    'Fort Lauderdale',
  ])
  expect(await placesAround(account, { lat: 30, lng: -55 })).toEqual([null, null])
})

/** Where a trip of two kilometres began and where the stop after it was, by name. */
async function placesAround(account: Account, { lat, lng }: { lat: number; lng: number }) {
  const tracker = await aTracker(account)
  const now = Date.now()
  const drive = Array.from({ length: 21 }, (_, minute) => ({
    time: toIso(now - (21 - minute) * MINUTE_MS),
    lat: lat + (Math.min(minute, 10) * 200) / METRES_PER_DEGREE,
    lng: lng + (minute % 3) * 0.00001,
    speedKmh: minute < 10 ? 12 : 0,
  }))
  await publishAs(tracker, drive)
  const query = `from=${toIso(now - HOUR_MS)}&to=${toIso(now)}`
  const { body } = await account.call('GET', `/vectra/devices/${tracker.trackerId}/trips?${query}`)
  const { trips, stops } = trails.listTrips.reply.parse(body)
  return [trips[0]?.from.name, stops.at(-1)?.place.name]
}

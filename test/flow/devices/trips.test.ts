import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { tripsOf } from '../../make/tracking/device-reads.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'
import { METRES_PER_DEGREE } from '../../make/tracking/tracks.ts'

it('HIS-1 trips and stops are named after the nearest town, and have no name far out at sea', async () => {
  const account = await anAccount()
  expect(await placeNamesAround(account, { lat: 26.12, lng: -80.14 })).toEqual([
    'Fort Lauderdale',
    'Fort Lauderdale',
  ])
  expect(await placeNamesAround(account, { lat: 30, lng: -55 })).toEqual([null, null])
})

/** The names of the start of a two-kilometre trip from here and of the stop after it. */
async function placeNamesAround(account: Account, { lat, lng }: { lat: number; lng: number }) {
  const tracker = await aTracker(account)
  const now = Date.now()
  const drive = Array.from({ length: 21 }, (_, minute) => ({
    time: toIso(now - (21 - minute) * MINUTE_MS),
    lat: lat + (Math.min(minute, 10) * 200) / METRES_PER_DEGREE,
    lng: lng + (minute % 3) * 0.00001,
    speedKmh: minute < 10 ? 12 : 0,
  }))
  await publishAs(tracker, drive)
  const { trips, stops } = await tripsOf(account, tracker.trackerId, now - HOUR_MS)
  return [trips[0]?.from?.name, stops.at(-1)?.place?.name]
}

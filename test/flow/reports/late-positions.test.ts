import { expect, inject, it } from 'vitest'
import { readFigures } from '../../../functions/figures/read-figures.ts'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import { deviceStore } from '../../../functions/stores/devices/devices.ts'
import { dayItemStore } from '../../../functions/stores/trails/day-items.ts'
import { trailStore } from '../../../functions/stores/trails/trails.ts'
import { type Period, periodFrom } from '../../../shared/reports/period.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { dayAt } from '../../../shared/trails/day-range.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { lastLateArrival } from '../../make/last-late-arrival.ts'
import { localStore } from '../../make/local/local-store.ts'
import { tripsOf } from '../../make/tracking/device-reads.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'
import { metresOff } from '../../make/tracking/tracks.ts'

const TIMEZONE = 'Asia/Kathmandu'

/** Ten minutes at 60 km/h from a time on, ten minutes of standing, from so many metres east on. */
const aDrive = (start: number, metresEast: number) =>
  Array.from({ length: 21 }, (_, minute) => ({
    time: toIso(start + minute * MINUTE_MS),
    ...metresOff(metresEast + Math.min(minute, 10) * 1_000),
    speedKmh: minute < 10 ? 60 : 0,
    ignition: minute < 10,
    satellites: 9,
  }))

/** The figures of a device of an account, as a report reads them from the store of the local run. */
async function figuresOf(accountId: string, deviceId: string, period: Period) {
  const { client, tables } = await localStore(inject('storeEndpoint'))
  const device = await deviceStore(client, tables.devices).get(wholeAccount(accountId), deviceId)
  if (device === null) throw new Error('The account has no such device')
  const [trails, days] = [trailStore(client, tables.trails), dayItemStore(client, tables.trails)]
  let read = 0
  const counted: typeof trails.listPositions = (...args) => {
    read += 1
    return trails.listPositions(...args)
  }
  // A minute later, when figures do not count as computed while a mark was on its way.
  const deps = { trails: { ...trails, listPositions: counted }, days, now: () => Date.now() + MINUTE_MS }
  const figures = await readFigures([device], period, deps)
  return {
    day: figures.get(deviceId)?.at(0),
    read,
    lateAt: await lastLateArrival([device.trackId], period, days),
  }
}

it('REP-3 late positions for a kept day change the next figures, and the earlier ones predate them', async () => {
  const account = await anAccount()
  const accountId = accountIdOf(account.accessToken)
  const tracker = await aTracker(account, { deviceType: 'car' })
  const date = dayAt(Date.now() - 2 * DAY_MS, TIMEZONE)
  const day = periodFrom(date, date, TIMEZONE)
  const noon = day.from + DAY_MS / 2
  // Each position comes after the one before, and the last one decides that the day is over.
  await publishAs(tracker, aDrive(noon, 0), aDrive(noon + 4 * HOUR_MS, 20_000))
  await publishAs(tracker, aDrive(day.to + MINUTE_MS, 40_000))
  const read = () => figuresOf(accountId, tracker.trackerId, day)

  const first = await read()
  expect(first.day).toMatchObject({ distanceKm: expect.closeTo(20, 0), trips: [{}, {}] })
  expect(first.read).toBeGreaterThan(0)
  expect(await read()).toEqual({ ...first, read: 0 })
  const generatedAt = Date.now()
  expect(first.lateAt).toBeLessThan(generatedAt)

  await publishAs(tracker, aDrive(noon + 2 * HOUR_MS, 10_000))
  const second = await read()
  expect(second.lateAt).toBeGreaterThan(generatedAt)
  expect(second.day).toMatchObject({ distanceKm: expect.closeTo(30, 0), trips: [{}, {}, {}] })
  expect(second.day?.minutesWithoutContact).toBeLessThan(first.day?.minutesWithoutContact ?? 0)

  await publishAs(tracker, aDrive(noon + 2 * HOUR_MS, 10_000))
  expect((await read()).lateAt).toBe(second.lateAt)

  const { trips } = await tripsOf(account, tracker.trackerId, day.from)
  const listed = trips.filter(({ start }) => Date.parse(start) < day.to)
  expect(listed.map(({ distanceKm }) => distanceKm)).toEqual(
    second.day?.trips.map(({ distanceKm }) => distanceKm),
  )
})

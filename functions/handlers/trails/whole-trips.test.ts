import { describe, expect, it } from 'vitest'
import type { NearestPlace } from '../../../shared/geo/nearest-place.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { fixAt } from '../../../test/make/tracking/tracks.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import { wholeTrips } from './whole-trips.ts'

const DEVICE: StoredDevice = {
  accountId: 'mia',
  deviceId: 'SEA240',
  trackId: 'track',
  deviceName: 'Sea Ray 240',
  deviceType: 'car',
  vehicleNum: null,
  customIcon: null,
  tags: [],
  isInStorageMode: false,
  subscriptionId: 'subscription',
  createdAt: toIso(NOON),
}

/** The trips and stops of a range in seconds after noon, and how many days around it each read covered. */
async function tripsIn(
  fixes: readonly StampedPosition[],
  from: number,
  to: number,
  town: NearestPlace | null = null,
) {
  const range = { from: NOON + from * 1000, to: NOON + to * 1000 }
  const margins: number[] = []
  const now = () => Math.max(...fixes.map(({ shownAt }) => shownAt)) + DAY_MS
  const { trips, stops } = await wholeTrips(DEVICE, range, {
    trails: {
      async listPositions(_trackId, first, last) {
        if (first < range.from) margins.push((range.from - first) / DAY_MS)
        return fixes.filter(({ shownAt }) => shownAt >= first && shownAt <= last)
      },
    },
    townFinder: async () => () => town,
    now,
  })
  const ends = stops.map(({ end }) => (end === null ? null : (Date.parse(end) - NOON) / 1000))
  return { trips: trips.length, stops: stops.length, ends, margins, start: trips[0]?.from }
}

/** Standing for 10 minutes, driving east for 5, standing for 10. */
const A_TRIP = [
  ...[0, 200, 400, 600].map((at) => fixAt(at, 0)),
  ...[660, 720, 780, 840, 900].map((at) => fixAt(at, (at - 600) * 10)),
  ...[1100, 1300, 1500].map((at) => fixAt(at, 3000 + at / 1000)),
]

describe('HIS-1 the trips and stops of a range', () => {
  it('are those that touch it, to the millisecond', async () => {
    expect(await tripsIn(A_TRIP, 0, 1500)).toMatchObject({ trips: 1, stops: 2 })
    expect(await tripsIn(A_TRIP, 600, 700)).toMatchObject({ trips: 1, stops: 1 })
    expect(await tripsIn(A_TRIP, 600.001, 700)).toMatchObject({ trips: 1, stops: 0 })
    expect(await tripsIn(A_TRIP, 900, 2000)).toMatchObject({ trips: 1, stops: 1 })
    expect(await tripsIn(A_TRIP, 900.001, 2000)).toMatchObject({ trips: 0, stops: 1 })
    expect(await tripsIn(A_TRIP, -100, 0)).toMatchObject({ trips: 0, stops: 1 })
    expect(await tripsIn(A_TRIP, -100, -0.001)).toMatchObject({ trips: 0, stops: 0 })
  })

  it('say how far from the nearest town they start, and in which direction', async () => {
    const town = { name: 'Miami', distanceKm: 3.456, bearing: 359.7 }
    const { start } = await tripsIn(A_TRIP, 0, 1500, town)
    expect(start).toMatchObject({ name: 'Miami', distanceKm: 3.46, bearing: 0 })
    const { start: atSea } = await tripsIn(A_TRIP, 0, 1500)
    expect(atSea).toMatchObject({ name: null, distanceKm: null, bearing: null })
  })

  it('are read from a day around it, and from further back while the first one starts before what was read', async () => {
    const week = Array.from({ length: 7 * 24 * 2 }, (_, half) => fixAt(half * 1800, 0))
    const end = 7 * 24 * 3600
    expect(await tripsIn(A_TRIP, 1200, 1500)).toMatchObject({ trips: 0, stops: 1, margins: [1] })
    expect(await tripsIn(week, end - 3600, end)).toMatchObject({ stops: 1, margins: [1, 2, 4, 8, 16, 32] })
  })

  it('have their ends, also days behind the range', async () => {
    const hour = 3600
    const parked = Array.from({ length: 5 * 24 }, (_, at) => fixAt(1500 + at * hour, 3001))
    const away = [1, 2, 3, 4].map((step) => fixAt(1500 + 5 * 24 * hour + step * 60, 3001 + step * 1000))
    const listed = await tripsIn([...A_TRIP, ...parked, ...away], 600, 1500)
    expect(listed).toMatchObject({ trips: 1, stops: 2, ends: [600, 1500 + (5 * 24 - 1) * hour] })
  })
})

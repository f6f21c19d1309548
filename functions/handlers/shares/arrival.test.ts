import { expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { NOT_FOUND, shareOwners } from '../../../test/make/shares/share-owner.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { TooManyPositions } from '../../stores/trails/trails.ts'

const anOwner = shareOwners()

/** The whole answer of every opening after an arrival in this minute. */
const arrivedIn = (minute: number) => ({
  refused: 'arrived',
  more: { arrivedAt: toIso(NOON + minute * MINUTE_MS) },
})

const HARBOUR = { lat: 26.01, lng: -80, radiusM: 300 }

const aFix = (minute: number, lat: number, more: Partial<StampedPosition> = {}) =>
  aStampedPosition({ recordedAt: NOON + minute * MINUTE_MS, lat, lng: -80, ...more })

/** Two boats, shared at noon until one of them is at the harbour, and a clock that a test moves by the minute. */
async function underWay(before: readonly StampedPosition[] = []) {
  const owner = await anOwner(['BOAT-A', 'BOAT-B'], { 'BOAT-A': before })
  const link = await owner.share(['BOAT-A', 'BOAT-B'], { endsOnArrival: HARBOUR })
  const send = (minute: number, lat: number, deviceId = 'BOAT-A') =>
    owner.record(deviceId, [aFix(minute, lat)])
  const at = (minute: number) => {
    owner.deps.now = () => NOON + minute * MINUTE_MS
  }
  return { ...owner, link, send, at }
}

it('SHR-6 T37 shows the approach, and from the first fix at the place on only when it arrived: no name, no place', async () => {
  const { link, send, at, open, locate, links } = await underWay()
  await send(1, 26.0)
  at(1)
  expect((await locate(link.token)).location).toMatchObject({ lat: 26 })
  expect((await links())[0]).toMatchObject({ endsOnArrival: HARBOUR, arrival: null })
  await send(2, 26.009)
  at(2)
  expect(await open(link.token)).toEqual(arrivedIn(2))
  await expect(locate(link.token)).rejects.toThrow('arrived')
  const arrival = { deviceName: 'Boat A', at: toIso(NOON + 2 * MINUTE_MS) }
  expect((await links())[0]).toMatchObject({ isActive: true, arrival })
})

it('SHR-6 stays ended when the device leaves again and when the link is switched on again', async () => {
  const { deps, link, send, at, open, change } = await underWay()
  await send(1, 26.01)
  await send(2, 26.1)
  at(60 * 24 * 30)
  expect(await open(link.token)).toEqual(arrivedIn(1))
  await change(link.shareId, { isActive: true })
  deps.trails.listPositions = async () => []
  expect(await open(link.token)).toEqual(arrivedIn(1))
})

it('SHR-6 ends with the first device to arrive, and its owner sees it without any viewer', async () => {
  const { send, at, links } = await underWay()
  await send(2, 26.01, 'BOAT-B')
  await send(3, 26.01)
  at(4)
  expect((await links())[0]?.arrival).toEqual({ deviceName: 'Boat B', at: toIso(NOON + 2 * MINUTE_MS) })
})

it('SHR-6 T37 tells an arrival only while the link is valid: off, expired or of a closed account it is as unknown', async () => {
  const { link, send, at, open, change, setClosed } = await underWay()
  await send(2, 26.01)
  at(2)
  expect(await open(link.token)).toEqual(arrivedIn(2))
  await change(link.shareId, { isActive: false })
  expect(await open(link.token)).toEqual(NOT_FOUND)
  await change(link.shareId, { isActive: true, expiresAt: NOON + 3 * MINUTE_MS })
  expect(await open(link.token)).toEqual(arrivedIn(2))
  await setClosed(true)
  expect(await open(link.token)).toEqual(NOT_FOUND)
  await setClosed(false)
  at(3)
  expect(await open(link.token)).toEqual(NOT_FOUND)
})

/** Six minutes north at 27 km/h, which end 2.7 km before the edge of the harbour. */
const APPROACH = [0, 1, 2, 3, 4, 5, 6].map((minute) => aFix(minute, 25.983 - (6 - minute) * 0.004))
const NEXT_TO_HARBOUR = { lat: 26.012, lng: -80, radiusM: 100 }
const ON_THE_WAY = { lat: 25.967, lng: -80, radiusM: 50 }

it.each([
  ['without a hidden area', null, toIso(NOON + 13 * MINUTE_MS)],
  ['with one that the device has left', ON_THE_WAY, toIso(NOON + 13 * MINUTE_MS)],
  ['with one that touches the destination', NEXT_TO_HARBOUR, null],
  ['with one that the device is in', { lat: 25.983, lng: -80, radiusM: 200 }, null],
])('SHR-6 T40 the estimated arrival %s', async (_case, hidden, estimatedArrivalAt) => {
  const { deps, record, share, locate } = await anOwner(['BOAT-A'])
  const link = await share(['BOAT-A'], { endsOnArrival: HARBOUR, ...(hidden && { hidden }) })
  deps.now = () => NOON + 6 * MINUTE_MS
  await record('BOAT-A', APPROACH)
  expect((await locate(link.token)).devices).toMatchObject([{ estimatedArrivalAt }])
})

it('SHR-6 a link without a destination estimates no arrival', async () => {
  const { deps, record, share, locate } = await anOwner(['BOAT-A'])
  const link = await share(['BOAT-A'])
  deps.now = () => NOON + 6 * MINUTE_MS
  await record('BOAT-A', APPROACH)
  expect((await locate(link.token)).devices).toMatchObject([{ estimatedArrivalAt: null }])
})

it('SHR-6 a device that is already there has to leave first', async () => {
  const { link, send, at, open } = await underWay([aFix(-1, 26.01)])
  await send(1, 26.01)
  at(1)
  expect(await open(link.token)).toHaveProperty('reply')
  await send(2, 26.02)
  at(2)
  expect(await open(link.token)).toHaveProperty('reply')
  await send(3, 26.01)
  at(3)
  expect(await open(link.token)).toEqual(arrivedIn(3))
})

it('SHR-6 does not end by a held fix, nor by one from before the link was created', async () => {
  const { record, link, send, at, open } = await underWay([aFix(-2, 26.01), aFix(-1, 26.1)])
  await send(1, 26.1)
  await record('BOAT-A', [aFix(2, 26.01, { accuracyM: 400 })])
  at(3)
  expect(await open(link.token)).toHaveProperty('reply')
})

it('SHR-6 ends by a fix that is received a day late, although the link was opened since', async () => {
  const { savedJourneys, link, send, at, open } = await underWay()
  await send(1, 26.1)
  await send(30, 26.1)
  for (const minute of [2, 30, 60, 90]) {
    at(minute)
    expect(await open(link.token)).toHaveProperty('reply')
  }
  // Saved rarely while nothing changes: at the start and after an hour.
  expect(savedJourneys.length).toBeLessThanOrEqual(2)
  await send(15, 26.01)
  at(23 * 60)
  expect(await open(link.token)).toEqual(arrivedIn(15))
})

it('SHR-6 is saved once an hour while nothing changes', async () => {
  const { savedJourneys, link, at, open } = await underWay()
  for (const minute of [1, 59, 60, 61, 119, 120]) {
    at(minute)
    await open(link.token)
  }
  expect(savedJourneys.map(({ judgedTo }) => (judgedTo - NOON) / MINUTE_MS)).toEqual([60, 120])
})

it('SHR-6 the list of links reads one trail at a time: many whole trails at once do not fit into memory', async () => {
  const { deps, share, links } = await anOwner(['BOAT-A', 'BOAT-B'])
  for (let count = 0; count < 3; count++) await share(['BOAT-A', 'BOAT-B'], { endsOnArrival: HARBOUR })
  const { listPositions } = deps.trails
  const reading = { now: 0, most: 0, all: 0 }
  deps.trails.listPositions = async (...range) => {
    reading.all += 1
    reading.now += 1
    reading.most = Math.max(reading.most, reading.now)
    const positions = await listPositions(...range)
    reading.now -= 1
    return positions
  }
  expect(await links()).toHaveLength(3)
  expect(reading).toEqual({ now: 0, most: 1, all: 6 })
})

it('SHR-6 ends by an arrival months ago, although so long a trail does not fit into memory at once', async () => {
  const { deps, link, send, at, open, links } = await underWay()
  await send(1, 26.1)
  await send(60 * 24 * 2, 26.01)
  await send(60 * 24 * 3, 26.1)
  const { listPositions } = deps.trails
  deps.trails.listPositions = async (trackId, from, to) => {
    if (to - from > 5 * DAY_MS) throw new TooManyPositions()
    return listPositions(trackId, from, to)
  }
  at(60 * 24 * 90)
  expect(await open(link.token)).toEqual(arrivedIn(60 * 24 * 2))
  expect((await links())[0]?.arrival).toEqual({ deviceName: 'Boat A', at: toIso(NOON + 2 * DAY_MS) })
})

import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Period } from '../../shared/reports/period.ts'
import { periodFrom } from '../../shared/reports/period.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../shared/time.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { aStoredDevice } from '../../test/make/a-stored-device.ts'
import { aTrail, positionAt } from '../../test/make/figures/a-trail.ts'
import { lastLateArrival } from '../../test/make/last-late-arrival.ts'
import { aTable } from '../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../test/make/local/store-engine.ts'
import { lateMarks } from '../ingest/late-marks.ts'
import { trailRecorder } from '../ingest/record-positions.ts'
import { dayItemStore } from '../stores/trails/day-items.ts'
import { trackEraser } from '../stores/trails/erase-track.ts'
import { TooManyPositions, trailStore } from '../stores/trails/trails.ts'
import { watchStore } from '../stores/trails/watch-item.ts'
import { KEPT_AFTER_MS, readFigures } from './read-figures.ts'

const MONDAY = Date.parse('2026-06-01T00:00Z')
const at = (hours: number) => MONDAY + hours * HOUR_MS
const ONE_DAY = periodFrom('2026-06-01', '2026-06-01', 'UTC')

let engine: StoreEngine
let table: string
beforeAll(async () => {
  engine = await storeEngine()
  table = await engine.createTable(aTable('Trails', 'trackId', 'itemKey'))
})
afterAll(() => engine.stop())

let tracks = 0

/** A device whose positions are recorded as the telemetry function does. `reads` counts calls of the store. */
function aTrackedDevice() {
  const device = aStoredDevice({
    deviceId: `CAR-${tracks}`,
    trackId: `track-${tracks++}`,
    deviceType: 'car',
    createdAt: toIso(MONDAY - 90 * DAY_MS),
  })
  let now = MONDAY
  const store = trailStore(engine.client, table)
  const dayItems = dayItemStore(engine.client, table)
  const reads = { trail: 0, kept: 0 }
  const days = {
    ...dayItems,
    keep: (...args: Parameters<typeof dayItems.keep>) => {
      reads.kept += args[2].size
      return dayItems.keep(...args)
    },
  }
  const trails = {
    ...store,
    listPositions: (...args: Parameters<typeof store.listPositions>) => {
      reads.trail += 1
      return store.listPositions(...args)
    },
  }
  const watches = watchStore(engine.client, { trails: table, events: 'unused', due: 'unused' })
  const mark = lateMarks({ trails: store, days, clock: () => now })
  const recorder = trailRecorder(store, watches, mark)
  const context = () => ({ now, deviceType: 'car', watch: null, batched: 0 })
  return {
    device,
    reads,
    record: async (positions: readonly StampedPosition[], receivedAt: number) => {
      now = receivedAt
      for (let first = 0; first < positions.length; first += 500)
        await recorder(device.trackId, positions.slice(first, first + 500), context())
    },
    /** Up to 40 positions at a time, ten minutes of driving, as they are sent. */
    recordOnTime: async (positions: readonly StampedPosition[]) => {
      for (let first = 0; first < positions.length; ) {
        const until = (positions[first]?.shownAt ?? 0) + 10 * MINUTE_MS
        const message = positions.slice(first, first + 40).filter(({ shownAt }) => shownAt <= until)
        now = message.at(-1)?.receivedAt ?? now
        await recorder(device.trackId, message, context())
        first += message.length
      }
    },
    /** The telemetry function ends right before it stores what it has marked. */
    recordAndFail: async (positions: readonly StampedPosition[], receivedAt: number) => {
      now = receivedAt
      const failing = { ...store, putChunk: () => Promise.reject(new Error('killed')) }
      await expect(
        trailRecorder(failing, watches, mark)(device.trackId, positions, context()),
      ).rejects.toThrow('killed')
    },
    figures: async (readAt: number, period: Period = ONE_DAY, one = device) => {
      now = readAt
      const figures = await readFigures([one], period, { trails, days, now: () => now })
      return figures.get(device.deviceId) ?? []
    },
    lateAt: (period: Period = ONE_DAY) => lastLateArrival([device.trackId], period, dayItems),
    itemKeys: async () => {
      const { Items = [] } = await engine.client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'trackId = :trackId',
          ExpressionAttributeValues: { ':trackId': device.trackId },
        }),
      )
      return Items.map(({ itemKey }) => String(itemKey))
    },
  }
}

/** An hour's drive from 8:00 on, parked before and after, until noon of the next day. */
const aDay = () =>
  aTrail(at(0), [
    { minutes: 480, kmh: 0, every: 600 },
    { minutes: 60, kmh: 60 },
    { minutes: 27 * 60, kmh: 0, every: 600 },
  ])

test('REP-3 a day that is over is kept, and read from there', async () => {
  const car = aTrackedDevice()
  await car.recordOnTime(aDay())
  const computed = await car.figures(at(36))
  expect(computed).toMatchObject([{ date: '2026-06-01', trips: [{ end: at(9) }] }])
  expect(computed[0]?.distanceKm).toBeCloseTo(60, 0)
  // The stop after the drive goes on, so the day is computed again; the next day ends it.
  expect(car.reads.kept).toBe(0)
  const nextTrip = aTrail(at(37), [
    { minutes: 60, kmh: 60 },
    { minutes: 60, kmh: 0 },
  ])
  await car.recordOnTime(nextTrip)
  const complete = await car.figures(at(39))
  expect(car.reads).toMatchObject({ trail: 2, kept: 1 })
  expect(await car.figures(at(40))).toEqual(complete)
  expect(car.reads).toMatchObject({ trail: 2, kept: 1 })
  expect(await car.itemKeys()).toContain('d#UTC#2026-06')
})

/** Drives whose stops between them are short: the day is decided soon after its end. */
const aBusyDay = () =>
  aTrail(
    at(0),
    Array.from({ length: 26 * 2 }, () => [
      { minutes: 20, kmh: 60, every: 60 },
      { minutes: 10, kmh: 0, every: 60 },
    ]).flat(),
  )

/** In a stop of that day, with a reading that no other position has. */
const A_LATE_POSITION = aBusyDay()
  .filter(({ shownAt }) => shownAt === at(10) + 25 * MINUTE_MS)
  .map((one) => ({
    ...one,
    recordedAt: one.recordedAt + 4_000,
    shownAt: one.shownAt + 4_000,
    odometerKm: 99,
  }))

test.each([
  [KEPT_AFTER_MS - 1, 0],
  [KEPT_AFTER_MS, 1],
])('REP-3 a day is kept from an hour after its end: %i ms', async (after, kept) => {
  const car = aTrackedDevice()
  await car.recordOnTime(aBusyDay())
  await car.figures(ONE_DAY.to + after)
  expect(car.reads.kept).toBe(kept)
})

test('REP-3 a month is one item, and only its missing days are computed', async () => {
  const car = aTrackedDevice()
  await car.recordOnTime(aBusyDay())
  const period = periodFrom('2026-06-01', '2026-06-30', 'UTC')
  expect((await car.figures(at(30), period)).map(({ date }) => date)).toEqual(['2026-06-01', '2026-06-02'])
  expect(car.reads.kept).toBe(1)
  expect((await car.itemKeys()).filter((key) => key.startsWith('d#'))).toEqual(['d#UTC#2026-06'])
})

test('REP-3 late positions for a kept day change the next figures, and it says when they arrived', async () => {
  const car = aTrackedDevice()
  await car.recordOnTime(aBusyDay())
  const [before] = await car.figures(at(30))
  expect(car.reads.kept).toBe(1)
  expect(await car.lateAt()).toBeNull()

  await car.record(A_LATE_POSITION, at(31))
  expect(await car.lateAt()).toBe(at(31))
  expect(await car.lateAt(periodFrom('2026-06-02', '2026-06-02', 'UTC'))).toBeNull()
  const [after] = await car.figures(at(32))
  expect([before?.odometerKm, after?.odometerKm]).toEqual([null, 99])
  expect(car.reads.kept).toBe(2)
})

test('REP-3 repeats of stored positions mark nothing, and keep the day', async () => {
  const car = aTrackedDevice()
  await car.recordOnTime(aBusyDay())
  await car.figures(at(30))
  const again = aBusyDay().map((one) => ({ ...one, receivedAt: one.receivedAt + HOUR_MS }))
  await car.record(again, at(31))
  for (const one of again.slice(100, 103)) await car.record([one], at(31))
  expect(await car.lateAt()).toBeNull()
  await car.figures(at(32))
  expect(car.reads).toMatchObject({ kept: 1 })
})

test('T65 a day is right although the function ended between its mark and its positions', async () => {
  const car = aTrackedDevice()
  await car.recordOnTime(aBusyDay())
  const late = A_LATE_POSITION
  await car.recordAndFail(late, at(27))
  expect((await car.figures(at(27) + 1_000))[0]?.odometerKm).toBeNull()
  await car.record(late, at(27) + 30_000)
  expect((await car.figures(at(28)))[0]?.odometerKm).toBe(99)
  expect(await car.lateAt()).toBe(at(27) + 30_000)
})

test.each([
  [15 * MINUTE_MS, null],
  [15 * MINUTE_MS + 1, at(27)],
])('REP-3 a position that arrives %i ms after its time is late since %s', async (delay, lateAt) => {
  const car = aTrackedDevice()
  await car.record([positionAt(at(27) - delay, 0)], at(27))
  expect(await car.lateAt(periodFrom('2026-06-01', '2026-06-02', 'UTC'))).toBe(lateAt)
})

test('REP-3 a device of another type has other figures than those that were kept', async () => {
  const car = aTrackedDevice()
  await car.recordOnTime(aBusyDay())
  await car.figures(at(30))
  await car.figures(at(30), ONE_DAY, { ...car.device, deviceType: 'train' })
  expect(car.reads).toMatchObject({ trail: 2, kept: 2 })
})

test('REP-3 each time zone has days of its own', async () => {
  const car = aTrackedDevice()
  await car.recordOnTime(aBusyDay())
  await car.figures(at(30))
  const tokyo = periodFrom('2026-06-01', '2026-06-01', 'Asia/Tokyo')
  expect((await car.figures(at(30), tokyo))[0]?.minutesWithoutContact).toBe(9 * 60)
  expect(await car.itemKeys()).toEqual(expect.arrayContaining(['d#Asia/Tokyo#2026-06', 'd#UTC#2026-06']))
})

test('REP-3 a run of too many positions is read in shorter ones, down to a day', async () => {
  const car = aTrackedDevice()
  await car.recordOnTime(aBusyDay())
  const store = trailStore(engine.client, table)
  const spans: number[] = []
  const limited = (maxMs: number) => ({
    trails: {
      startOf: store.startOf,
      listPositions: async (trackId: string, from: number, to: number) => {
        spans.push((to - from) / DAY_MS)
        if (to - from > maxMs) throw new TooManyPositions()
        return store.listPositions(trackId, from, to)
      },
    },
    days: dayItemStore(engine.client, table),
    now: () => at(24 * 9),
  })
  const week = periodFrom('2026-06-02', '2026-06-08', 'UTC')
  const figures = await readFigures([car.device], week, limited(3.5 * DAY_MS))
  expect(figures.get(car.device.deviceId)?.map(({ date }) => date)).toEqual(week.days.map(({ date }) => date))
  expect(Math.max(...spans)).toBeGreaterThan(3.5)
  await expect(readFigures([car.device], week, limited(DAY_MS))).rejects.toThrow(TooManyPositions)
})

test('REP-3 days that have not started, and those before the device was added, have no figures', async () => {
  const car = aTrackedDevice()
  const week = periodFrom('2026-06-01', '2026-06-07', 'UTC')
  const sold = { ...car.device, createdAt: toIso(at(24 * 2.5)) }
  const days = await car.figures(at(24 * 4 + 6), week, sold)
  expect(days.map(({ date, minutesWithoutContact }) => [date, minutesWithoutContact])).toEqual([
    ['2026-06-03', 720],
    ['2026-06-04', 1440],
    ['2026-06-05', 360],
  ])
  expect(await car.figures(at(-1), week)).toEqual([])
})

test('REP-3 what a tracker recorded before it was added has figures from its first position on', async () => {
  const car = aTrackedDevice()
  const added = { ...car.device, createdAt: toIso(at(26)) }
  const week = periodFrom('2026-05-28', '2026-06-02', 'UTC')
  await car.record(
    aBusyDay().filter(({ shownAt }) => shownAt >= at(12)),
    at(26),
  )
  const days = await car.figures(at(26), week, added)
  expect(days.map(({ date, minutesWithoutContact }) => [date, minutesWithoutContact])).toEqual([
    ['2026-06-01', 0],
    ['2026-06-02', 0],
  ])
  await car.figures(at(30), week, added)
  await car.record([positionAt(at(-72), 0)], at(30))
  const earlier = await car.figures(at(30), week, added)
  expect(earlier.map(({ minutesWithoutContact }) => minutesWithoutContact)).toEqual([
    1440, 1440, 1440, 720, 240,
  ])
})

test('T15 erasing a track erases its kept days and late marks', async () => {
  const car = aTrackedDevice()
  await car.recordOnTime(aBusyDay())
  await car.figures(at(30))
  await car.record(A_LATE_POSITION, at(31))
  const keys = await car.itemKeys()
  expect(keys.filter((key) => /^[dl]#/.test(key))).toHaveLength(2)
  await trackEraser(engine.client, table).erase(car.device.trackId, 1_000)
  expect(await car.itemKeys()).toEqual([])
})

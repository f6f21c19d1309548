import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { inFixOrder } from '../../../shared/tracking/judging/fix-order.ts'
import { judgedPoints } from '../../../shared/tracking/judging/reprocess.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { eraseItems } from '../dynamodb/erase-items.ts'
import { dayOf, packChunks, unpackChunks } from './merged-day.ts'
import { trailStore } from './trails.ts'

const DAY = dayOf(NOON)
/** DynamoDB's limit. */
const ITEM_MAX_BYTES = 400_000
let engine: StoreEngine
let table: string

beforeAll(async () => {
  engine = await storeEngine()
  table = await engine.createTable(aTable('Trails', 'trackId', 'itemKey'))
})
afterAll(() => engine.stop())

let tracks = 0

/** A track with a live item, as every device has one that reports. */
async function aTrack(client: DynamoDBDocumentClient = engine.client) {
  const trackId = `track${tracks++}`
  const trails = trailStore(client, table)
  await trailStore(engine.client, table).addCounts(trackId, NOON, { received: 1 })
  return {
    trails,
    put: (...chunks: readonly StampedPosition[][]) =>
      Promise.all(chunks.map((chunk) => trailStore(engine.client, table).putChunk(trackId, chunk))),
    merge: (day = DAY) => trails.mergeDay(trackId, day),
    /** What is stored from a time to another, in a fixed order. */
    read: async (from = DAY - DAY_MS, to = DAY + 2 * DAY_MS) =>
      inFixOrder(await trailStore(engine.client, table).listPositions(trackId, from, to)),
    /** With repeats. */
    count: async () =>
      (await trailStore(engine.client, table).listPositions(trackId, DAY - DAY_MS, DAY + 2 * DAY_MS)).length,
    startOf: () => trails.startOf(trackId),
    async items() {
      const { Items = [] } = await engine.client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'trackId = :trackId',
          ExpressionAttributeValues: { ':trackId': trackId },
        }),
      )
      return Items.filter(({ itemKey }) => itemKey !== 'live')
    },
    erase: () => eraseItems(engine.client, table, [{ trackId, itemKey: 'live' }]),
  }
}

/** A drive with a fix every 15 s. */
const drive = (from: number, count: number, more: Partial<StampedPosition> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aStampedPosition({
      recordedAt: from + index * 15 * SECOND_MS,
      lat: 26 + index * 0.001,
      speedKmh: 30 + (index % 7),
      ...more,
    }),
  )

/** Chunks with gaps, repeats, late ones of other hours, and fixes of the days beside. */
const Chunks = fc.array(
  fc
    .record({
      from: fc.integer({ min: DAY - 2 * HOUR_MS, max: DAY + DAY_MS + HOUR_MS }),
      count: fc.integer({ min: 1, max: 40 }),
      lag: fc.integer({ min: 0, max: 3 * HOUR_MS }),
      altitudeM: fc.option(fc.integer({ min: -10, max: 900 })),
      ignition: fc.option(fc.boolean()),
      statusText: fc.option(fc.constantFrom('moving', 'parked', 'low battery')),
    })
    .map(({ from, count, lag, ...more }) => drive(from, count, { receivedAt: from + lag, ...more })),
  { minLength: 1, maxLength: 12 },
)
const Range = fc.record({
  from: fc.integer({ min: DAY - DAY_MS, max: DAY + DAY_MS }),
  length: fc.integer({ min: 0, max: 2 * DAY_MS }),
})

describe('a day that is over', () => {
  it('HIS-5 reads the same from any time to any other, before and after it is merged', async () => {
    await fc.assert(
      fc.asyncProperty(Chunks, fc.array(Range, { minLength: 3, maxLength: 3 }), async (chunks, ranges) => {
        const track = await aTrack()
        await track.put(...chunks)
        const reads = () => Promise.all(ranges.map(({ from, length }) => track.read(from, from + length)))
        const [before, startOf] = [await reads(), await track.startOf()]
        await track.merge()
        const after = await reads()
        expect(after).toEqual(before)
        expect(after.map((read) => judgedPoints(read, 'van'))).toEqual(
          before.map((read) => judgedPoints(read, 'van')),
        )
        expect(await track.startOf()).toBe(startOf)
      }),
      { numRuns: 40 },
    )
  })

  it('becomes one item, and the chunks of the days beside it stay', async () => {
    const track = await aTrack()
    await track.put(
      drive(DAY - MINUTE_MS, 10),
      drive(DAY, 30),
      drive(NOON, 30),
      drive(DAY + DAY_MS - SECOND_MS, 30),
      drive(DAY + DAY_MS, 10),
    )
    await track.merge()
    const keys = (await track.items()).map(({ itemKey }) => String(itemKey).slice(0, 21))
    expect(keys).toEqual(['m#2026-06-01T00:00:00', 'p#2026-05-31T23:59:00', 'p#2026-06-02T00:00:00'])
  })

  it('takes in chunks that come later, once each, however often they are stored', async () => {
    const track = await aTrack()
    const [early, late] = [drive(NOON, 30), drive(NOON + HOUR_MS, 20, { receivedAt: NOON + DAY_MS })]
    await track.put(early)
    await track.merge()
    await track.put(early, late)
    const before = await track.read()
    await track.merge()
    expect(await track.items()).toHaveLength(1)
    expect(await track.count()).toBe(50)
    // the repeat was read twice before
    expect(judgedPoints(await track.read(), 'van')).toEqual(judgedPoints(before, 'van'))
    const [item] = await track.items()
    await track.merge()
    expect(await track.items()).toEqual([item])
  })

  it('keeps of two chunks that start at the same time the one that contains the other', async () => {
    const track = await aTrack()
    const [whole, other] = [drive(NOON, 30), drive(NOON, 29, { satellites: 5 })]
    await track.put(whole.slice(0, 29), whole, other, whole.slice(1, 20))
    const before = judgedPoints(await track.read(), 'van')
    await track.merge()
    expect(await track.count()).toBe(30 + 29 + 19)
    expect(judgedPoints(await track.read(), 'van')).toEqual(before)
  })

  it('loses nothing and stores nothing twice when the function ends at any of its calls', async () => {
    for (let failsAt = 1; ; failsAt++) {
      let calls = 0
      const track = await aTrack(failing(() => ++calls === failsAt))
      await track.put(drive(DAY, 30), drive(NOON, 30), drive(NOON + HOUR_MS, 30))
      const before = judgedPoints(await track.read(), 'van')
      const isInterrupted = await track.merge().then(
        () => false,
        () => true,
      )
      expect(judgedPoints(await track.read(), 'van')).toEqual(before)
      if (!isInterrupted) {
        expect(failsAt).toBeGreaterThan(6)
        return
      }
      await track.merge()
      expect(await track.items()).toHaveLength(1)
      expect(await track.count()).toBe(90)
    }
  })

  it('has as many items as it needs with a fix every second', async () => {
    const track = await aTrack()
    for (let hour = 9; hour < 15; hour++)
      await track.put(
        Array.from({ length: 3_600 }, (_, second) =>
          aStampedPosition({
            recordedAt: DAY + hour * HOUR_MS + second * SECOND_MS,
            lat: 26 + Math.random() / 100,
            lng: -80 + Math.random() / 100,
            statusText: `text ${Math.random()}`,
          }),
        ),
      )
    const before = await track.read(NOON, NOON + HOUR_MS)
    await track.merge()
    const items = await track.items()
    expect(items.every(({ itemKey }) => String(itemKey).startsWith('m#'))).toBe(true)
    expect(Math.max(...items.map(({ points }) => points.length))).toBeLessThan(ITEM_MAX_BYTES)
    expect(await track.read(NOON, NOON + HOUR_MS)).toEqual(before)
  }, 60_000)

  it('leaves nothing of a device that is deleted meanwhile', async () => {
    const track = await aTrack()
    await track.put(drive(NOON, 30))
    await track.erase()
    await track.merge()
    expect(await track.items()).toEqual([])
  })
})

describe('packed chunks', () => {
  it.each([
    ['nothing', Buffer.from([])],
    ['other bytes', Buffer.from('no chunks')],
    ['a part of them', packChunks([drive(NOON, 30)]).subarray(0, 40)],
  ])('are refused if they are %s', (_, bytes) => {
    expect(() => unpackChunks(bytes)).toThrow()
  })
})

/** A client whose call fails, before it reaches the store, where `isFailing` says so. */
const failing = (isFailing: () => boolean): DynamoDBDocumentClient =>
  new Proxy(engine.client, {
    get(target, name, receiver) {
      if (name !== 'send') return Reflect.get(target, name, receiver)
      return (...args: Parameters<typeof target.send>) =>
        isFailing() ? Promise.reject(new Error('interrupted')) : target.send(...args)
    },
  })

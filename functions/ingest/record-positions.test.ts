import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HOUR_MS, SECOND_MS } from '../../shared/time.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { inFixOrder } from '../../shared/tracking/judging/fix-order.ts'
import { REPROCESS_WINDOW_MS } from '../../shared/tracking/judging/reprocess.ts'
import { aTable } from '../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../test/make/local/store-engine.ts'
import { aStampedPosition, NOON } from '../../test/make/tracking/a-position.ts'
import { fullOnBoard, onBoardWith } from '../../test/make/tracking/on-board.ts'
import type { LiveItem } from '../stores/trails/live-item.ts'
import { type TrailStore, trailStore } from '../stores/trails/trails.ts'
import { watchStore } from '../stores/trails/watch-item.ts'
import { reprocessedState } from '../trails/reprocessed-state.ts'
import { TAIL_MAX_POINTS } from './chunking.ts'
import type { MarkLate } from './late-marks.ts'
import { trailRecorder } from './record-positions.ts'

const CONTEXT = { now: NOON, deviceType: 'boat', watch: null, batched: 0 }
let engine: StoreEngine
let table: string
let trails: TrailStore

beforeAll(async () => {
  engine = await storeEngine()
  table = await engine.createTable(aTable('Trails', 'trackId', 'itemKey'))
  trails = trailStore(engine.client, table)
})
afterAll(() => engine.stop())

const aRecorder = (store: TrailStore = trails, markLate: MarkLate = async () => undefined) =>
  trailRecorder(
    store,
    watchStore(engine.client, { trails: table, events: 'unused', due: 'unused' }),
    markLate,
  )

let tracks = 0
const aTrack = () => `track${tracks++}`

/** A boat under way with a fix every `seconds`. */
const drive = (count: number, seconds = 15, more: Partial<StampedPosition> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aStampedPosition({
      recordedAt: NOON + index * seconds * SECOND_MS,
      lat: 26 + index * 0.0003,
      speedKmh: 8,
      ...more,
    }),
  )

async function itemsOf(trackId: string) {
  const { Items } = await engine.client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'trackId = :trackId',
      ExpressionAttributeValues: { ':trackId': trackId },
    }),
  )
  return Items ?? []
}

const chunksOf = async (trackId: string) =>
  (await itemsOf(trackId)).filter((item) => String(item.itemKey).startsWith('p#'))

async function recordAll(trackId: string, positions: readonly StampedPosition[]) {
  const record = aRecorder()
  for (const position of positions) await record(trackId, [position], CONTEXT)
}

const storedTimes = async (trackId: string) =>
  inFixOrder(await trails.listPositions(trackId, NOON - HOUR_MS, NOON + 100 * HOUR_MS)).map(
    (one) => one.recordedAt,
  )

const timesOf = (positions: readonly StampedPosition[]) =>
  positions.map((position) => position.recordedAt).toSorted((a, b) => a - b)

describe('recording positions', () => {
  it('holds 30 positions in the tail; the next one flushes them as a chunk', async () => {
    const trackId = aTrack()
    const positions = drive(TAIL_MAX_POINTS + 1)
    await recordAll(trackId, positions.slice(0, TAIL_MAX_POINTS))
    expect(await chunksOf(trackId)).toHaveLength(0)
    await recordAll(trackId, positions.slice(TAIL_MAX_POINTS))
    expect(await chunksOf(trackId)).toHaveLength(1)
    expect((await trails.getLiveItem(trackId))?.tail).toHaveLength(1)
    expect(await storedTimes(trackId)).toEqual(timesOf(positions))
  })

  it.each([
    [6 * HOUR_MS - 1, 0],
    [6 * HOUR_MS, 1],
  ])(
    'flushes a tail whose first position is 6 hours old: after %d ms there are %d chunks',
    async (later, chunks) => {
      const trackId = aTrack()
      const [first] = drive(1)
      const second = aStampedPosition({ recordedAt: NOON + later, lat: 26.01 })
      await recordAll(trackId, first ? [first, second] : [])
      expect(await chunksOf(trackId)).toHaveLength(chunks)
    },
  )

  it.each([
    ['', null, 20],
    // the longest text that a decoder lets pass, in its bytes
    [' on board too (LIV-7)', fullOnBoard(), 10],
  ])(
    'holds the live item under 1,024 bytes with long texts and all readings changing%s',
    async (_, onBoard, times) => {
      const trackId = aTrack()
      const statusText = 'ACC On 2H54M/Voltage 27.9V/舵'.repeat(times)
      const positions = drive(40, 15).map((position, index) => ({
        ...position,
        statusText: `${index} ${statusText}`,
        batteryVolts: 12 + (index % 20) / 10,
        batteryPercent: 100 - index,
        odometerKm: 123_456 + index * 7,
        engineHours: 8_000 + index,
        satellites: index % 14,
        hdop: index % 9,
        altitudeM: index * 17,
        accuracyM: 3 + (index % 60),
        course: (index * 97) % 360,
        gForce: (index % 50) / 100,
        onBoard,
      }))
      const record = aRecorder()
      for (const position of positions) {
        await record(trackId, [position], CONTEXT)
        const live = (await itemsOf(trackId)).find((item) => item.itemKey === 'live')
        expect(sizeOf(live ?? {})).toBeLessThan(1_024)
      }
      expect(await storedTimes(trackId)).toEqual(timesOf(positions))
    },
  )

  it('LIV-7 holds it there when the first readings on board arrive, alone or in an upload', async () => {
    const trackId = aTrack()
    const record = aRecorder()
    const longTexts = drive(20, 15).map((fix, index) => ({
      ...fix,
      statusText: `${index} ${'舵'.repeat(8)}`,
    }))
    const aboard = drive(60, 1, { recordedAt: NOON + HOUR_MS, onBoard: fullOnBoard() }).map((fix, index) =>
      aStampedPosition({ ...fix, recordedAt: NOON + HOUR_MS + index * SECOND_MS }),
    )
    for (const fix of longTexts) await record(trackId, [fix], CONTEXT)
    for (const positions of [aboard.slice(0, 50), aboard.slice(50, 51)]) {
      await record(trackId, positions, CONTEXT)
      const live = (await itemsOf(trackId)).find((item) => item.itemKey === 'live')
      expect(sizeOf(live ?? {})).toBeLessThan(1_024)
    }
    expect(await storedTimes(trackId)).toEqual(timesOf([...longTexts, ...aboard.slice(0, 51)]))
  })

  it('LIV-7 stores what is on board with the newest state, and nothing for a tracker without', async () => {
    const [plain, boat] = [aTrack(), aTrack()]
    const [first, second] = drive(2)
    if (first === undefined || second === undefined) return
    const house = (volts: number) => onBoardWith({ batteries: { house: { volts, percent: 88 } } })
    await recordAll(plain, [first, second])
    await recordAll(boat, [
      { ...first, onBoard: { ...house(12.6), shorePower: true } },
      { ...second, onBoard: house(12.5) },
    ])
    const onBoardOf = async (trackId: string) => (await trails.getLiveItem(trackId))?.tracked.readings.onBoard
    expect(await onBoardOf(boat)).toEqual({ ...house(12.5), shorePower: true })
    expect(await onBoardOf(plain)).toBeNull()
    expect((await trails.getLiveItem(boat))?.tail.map(({ onBoard }) => onBoard)).toEqual([
      { ...house(12.6), shorePower: true },
      house(12.5),
    ])
    const stored = async (trackId: string) => {
      const [{ trackId: _, tail: _tail, ...live } = {}] = await itemsOf(trackId)
      return live
    }
    const { onBoard, ...rest } = await stored(boat)
    expect(onBoard).toBeInstanceOf(Uint8Array)
    expect(rest).toEqual(await stored(plain))
  })

  it('LIV-1 positions that fit into the tail are one write, in any order, with those that are late beside it', async () => {
    const trackId = aTrack()
    const fixes = drive(14)
    const advance = vi.fn(trails.advanceLive)
    const record = aRecorder({ ...trails, advanceLive: advance })
    await record(trackId, fixes.slice(2, 4), CONTEXT)
    await record(trackId, fixes.slice(0, 14).toReversed(), CONTEXT)
    expect(advance).toHaveBeenCalledTimes(2)
    expect(await storedTimes(trackId)).toEqual(timesOf(fixes))
    expect((await trails.getLiveItem(trackId))?.tail).toHaveLength(12)
    expect(await chunksOf(trackId)).toHaveLength(1)
    expect(await trails.getDiagnostics(trackId)).toMatchObject({ received: 16, held: 0 })
  })

  it('T65 a repeat is stored once, and one of the first position of a chunk does not overwrite it', async () => {
    const trackId = aTrack()
    const positions = drive(70)
    await recordAll(trackId, positions)
    await recordAll(trackId, positions)
    expect(await storedTimes(trackId)).toEqual(timesOf(positions))
  })

  it('LIV-8 returns the state that a position makes, and null for a repeat or a late position', async () => {
    const record = aRecorder()
    const trackId = aTrack()
    const [first, second, third] = drive(3).map((position) => [position])
    if (!first || !second || !third) throw new Error('The drive is too short')
    expect((await record(trackId, second, CONTEXT))?.tracked.last?.lat).toBe(second[0]?.lat)
    expect(await record(trackId, second, CONTEXT)).toBeNull()
    expect(await record(trackId, first, CONTEXT)).toBeNull()
    expect((await record(trackId, third, CONTEXT))?.tracked.last?.lat).toBe(third[0]?.lat)
    expect(await record(trackId, [...first, ...second], CONTEXT)).toBeNull()
  })

  it('T67 an upload of a day is cut into chunks of less than six hours', async () => {
    const trackId = aTrack()
    const day = drive(96, 900)
    await aRecorder()(trackId, day, CONTEXT)
    expect((await chunksOf(trackId)).length).toBe(4)
    const evening = await trails.listPositions(trackId, NOON + 20 * HOUR_MS, NOON + 21 * HOUR_MS)
    expect(evening.map((one) => one.recordedAt)).toContain(NOON + 20 * HOUR_MS)
  })

  it.each([
    [REPROCESS_WINDOW_MS, 1],
    [REPROCESS_WINDOW_MS + 1, 0],
  ])(
    'T67 a position that is late by %d ms adds %d to the late positions, and is stored',
    async (lateMs, latePositions) => {
      const trackId = aTrack()
      const newest = aStampedPosition({ recordedAt: NOON })
      const late = aStampedPosition({ recordedAt: NOON - lateMs, lat: 26.2 })
      await recordAll(trackId, [newest, late])
      expect((await trails.getLiveItem(trackId))?.latePositions).toBe(latePositions)
      const stored = await trails.listPositions(trackId, NOON - lateMs, NOON)
      expect(timesOf(stored)).toEqual([NOON - lateMs, NOON])
    },
  )

  it('T67 a backfill of 24 hours among live fixes is stored completely, and the shown position never goes back', async () => {
    const trackId = aTrack()
    const record = aRecorder()
    const dayBefore = drive(24 * 60, 60)
    const nowOn = drive(24 * 60 + 24, 60).slice(24 * 60)
    const backfill = dayBefore.map((position) => ({ ...position, receivedAt: NOON + 25 * HOUR_MS }))
    let shownUpTo = 0
    for (const [hour, live] of nowOn.entries()) {
      await record(trackId, [live], CONTEXT)
      for (let first = hour * 60; first < (hour + 1) * 60; first += 5)
        await record(trackId, backfill.slice(first, first + 5), CONTEXT)
      const state = await stateOf(trackId)
      expect(state?.last?.recordedAt).toBe(live.recordedAt)
      expect(state?.last?.recordedAt).toBeGreaterThan(shownUpTo)
      shownUpTo = state?.last?.recordedAt ?? 0
    }
    expect(await storedTimes(trackId)).toEqual(timesOf([...dayBefore, ...nowOn]))
  })

  it.each([1, 30, 119])(
    'T68 a fix with a broken clock %d s after a held one becomes the position, although it sorts before it',
    async (afterSeconds) => {
      const trackId = aTrack()
      const withoutFix = aStampedPosition({ recordedAt: NOON, lat: 0, lng: 0 })
      const receivedAt = withoutFix.receivedAt + afterSeconds * SECOND_MS
      const brokenClock = aStampedPosition({ recordedAt: Date.UTC(2099, 0, 1), receivedAt, lat: 26.5 })
      await recordAll(trackId, [withoutFix, brokenClock])
      expect((await stateOf(trackId))?.last).toMatchObject({ lat: 26.5, clock: 'clock' })
    },
  )

  it('two instances that write one track in parallel lose nothing and agree on the newest position', async () => {
    const trackId = aTrack()
    const positions = drive(120)
    const [one, other] = [aRecorder(), aRecorder()]
    await Promise.all(
      positions.map((position, index) => (index % 2 ? one : other)(trackId, [position], CONTEXT)),
    )
    expect(await storedTimes(trackId)).toEqual(timesOf(positions))
    expect((await trails.getLiveItem(trackId))?.tracked.newest?.recordedAt).toBe(positions.at(-1)?.recordedAt)
  })

  it('reads that are not yet up to date lose nothing', async () => {
    const trackId = aTrack()
    const read: (LiveItem | null)[] = []
    const lagging: TrailStore = {
      ...trails,
      async getRecentLiveItem(id) {
        read.push(await trails.getLiveItem(id))
        return read.at(-2) ?? null
      },
    }
    const [one, other] = [aRecorder(lagging), aRecorder(lagging)]
    const positions = drive(70)
    for (const [index, position] of positions.entries())
      await (index % 3 ? other : one)(trackId, [position], CONTEXT)
    expect(await storedTimes(trackId)).toEqual(timesOf(positions))
    const live = await trails.getLiveItem(trackId)
    expect(live?.tracked.newest?.recordedAt).toBe(positions.at(-1)?.recordedAt)
  })

  it('a function that ends while it flushes a full tail loses nothing', async () => {
    const trackId = aTrack()
    const positions = drive(70)
    let chunks = 0
    let ended = 0
    const ending: TrailStore = {
      ...trails,
      async putChunk(id, chunk) {
        await trails.putChunk(id, chunk)
        chunks += 1
      },
      async advanceLive(id, version, change) {
        if (chunks % 2 === 0) return trails.advanceLive(id, version, change)
        ended += 1
        throw new Error('the function ended')
      },
    }
    const record = aRecorder(ending)
    for (const position of positions)
      await record(trackId, [position], CONTEXT).catch(() => record(trackId, [position], CONTEXT))
    expect(ended).toBeGreaterThan(1)
    expect(await storedTimes(trackId)).toEqual(timesOf(positions))
    expect((await trails.getLiveItem(trackId))?.tracked.newest?.recordedAt).toBe(positions.at(-1)?.recordedAt)
  })

  it('two instances that take turns with one track notice it by one refused write each', async () => {
    const trackId = aTrack()
    const refused: boolean[] = []
    const reads: string[] = []
    const counting: TrailStore = {
      ...trails,
      getRecentLiveItem(id) {
        reads.push(id)
        return trails.getRecentLiveItem(id)
      },
      async advanceLive(id, version, change) {
        const result = await trails.advanceLive(id, version, change)
        refused.push(!result.isWritten)
        return result
      },
    }
    const [one, other] = [aRecorder(counting), aRecorder(counting)]
    const positions = drive(20)
    for (const [index, position] of positions.entries())
      await (index % 2 ? other : one)(trackId, [position], CONTEXT)
    expect(refused.filter(Boolean)).toHaveLength(2)
    // Alone again, it reads once more to notice, and then not again.
    reads.length = 0
    for (const position of drive(24).slice(20)) await one(trackId, [position], CONTEXT)
    expect(reads).toHaveLength(2)
    expect(await storedTimes(trackId)).toEqual(timesOf(drive(24)))
  })

  it('T66 the same messages in any order and with repeats end in the same positions and the same state', async () => {
    const positions = drive(60, 60).map((position, index) =>
      index > 40 ? { ...position, lat: 26.012, speedKmh: 0, batteryVolts: 12.6 } : position,
    )
    const inOrder = aTrack()
    await recordAll(inOrder, positions)
    const expected = await stateOf(inOrder)
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(positions, { minLength: positions.length }),
        fc.array(fc.nat(positions.length - 1), { maxLength: 20 }),
        async (shuffled, repeats) => {
          const trackId = aTrack()
          const again = repeats.flatMap((index) => positions[index] ?? [])
          await recordAll(trackId, [...shuffled, ...again])
          expect(await storedTimes(trackId)).toEqual(timesOf(positions))
          expect(await stateOf(trackId)).toEqual(expected)
        },
      ),
      { numRuns: 15 },
    )
  }, 180_000)
})

async function stateOf(trackId: string) {
  const live = await trails.getLiveItem(trackId)
  if (!live) return null
  const { lastContactAt: _, ...state } = await reprocessedState(trackId, live, CONTEXT, trails)
  return state
}

/** The size of an item as DynamoDB counts it: names and values, in bytes. */
function sizeOf(item: Record<string, unknown>): number {
  return Object.entries(item).reduce((sum, [name, value]) => {
    const size =
      value instanceof Uint8Array
        ? value.length
        : typeof value === 'number'
          ? 12
          : Buffer.byteLength(String(value))
    return sum + Buffer.byteLength(name) + size
  }, 0)
}

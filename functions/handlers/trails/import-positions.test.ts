import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyStart } from '../../../shared/account/history.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { AHEAD_TOLERANCE_MS } from '../../../shared/tracking/judging/clock.ts'
import { inFixOrder } from '../../../shared/tracking/judging/fix-order.ts'
import { packPositions } from '../../../shared/tracking/packing/pack-positions.ts'
import type { ImportedPosition } from '../../../shared/trails/imported-position.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { dayOf } from '../../stores/trails/merged-day.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { importPositions } from './import-positions.ts'

let engine: StoreEngine
let table: string
beforeAll(async () => {
  engine = await storeEngine()
  table = await engine.createTable(aTable('Trails', 'trackId', 'itemKey'))
})
afterAll(() => engine.stop())

let tracks = 0
/** A device that has never reported. */
function aDevice(months: number | null = null) {
  const trackId = `track${tracks++}`
  const trails = trailStore(engine.client, table)
  const late: string[] = []
  const deps = {
    history: { getMonths: async () => months },
    trails,
    putChunk: trails.putChunk,
    days: { markLate: async (_track: string, dates: readonly string[]) => void late.push(...dates) },
    now: () => NOON,
  }
  return {
    trackId,
    trails,
    late,
    add: (positions: readonly ImportedPosition[]) =>
      importPositions({ accountId: 'a1', trackId }, positions, deps),
    stored: async () => inFixOrder(await trails.listPositions(trackId, 0, NOON + DAY_MS)),
  }
}

const at = (time: number, more: Partial<ImportedPosition> = {}): ImportedPosition => ({
  time: toIso(time),
  lat: 48.2,
  lng: 16.37,
  ...more,
})
const MONTH_AGO = NOON - 30 * DAY_MS

describe('imported positions', () => {
  it('are stored in whatever order they come, with their readings, once', async () => {
    const { add, stored, late } = aDevice()
    const positions = Array.from({ length: 100 }, (_, index) =>
      at(MONTH_AGO + index * HOUR_MS, { lat: 48 + index / 1_000, speedKmh: 31.5, ignition: true }),
    )
    const none = { repeated: 0, tooOld: 0, inFuture: 0 }
    expect(await add(positions.toReversed())).toEqual({ stored: 100, ...none })
    expect(await add(positions)).toEqual({ stored: 0, ...none, repeated: 100 })
    expect((await stored()).map(({ shownAt }) => toIso(shownAt))).toEqual(positions.map(({ time }) => time))
    expect((await stored())[7]).toMatchObject({ lat: 48.007, speedKmh: 31.5, ignition: true, clock: null })
    expect(late).toHaveLength(5)
  })

  it('keep a device that has never reported without a state, and are there once their days are merged', async () => {
    const { add, stored, trails, trackId } = aDevice()
    await add([at(MONTH_AGO), at(MONTH_AGO + 7 * HOUR_MS)])
    expect(await trails.getLiveItem(trackId)).toMatchObject({
      version: 0,
      tracked: { newest: null, lastContactAt: null },
    })
    await trails.mergeDay(trackId, dayOf(MONTH_AGO))
    expect(await stored()).toHaveLength(2)
  })

  it.each([
    [null, 40],
    [6, 6],
  ])('of a history of %s months begin at its start, and end now', async (months, kept) => {
    const { add } = aDevice(months)
    const start = historyStart(kept, NOON)
    expect(
      await add([at(start - 1_000), at(start), at(NOON), at(NOON + AHEAD_TOLERANCE_MS + 1_000)]),
    ).toEqual({ stored: 2, repeated: 0, tooOld: 1, inFuture: 1 })
  })

  it('have the newest state judged again only where they can change it', async () => {
    const { add, trails, trackId } = aDevice()
    const newest = aStampedPosition({ recordedAt: NOON - HOUR_MS })
    const { advance } = await import('../../../shared/tracking/advance.ts')
    const { NOTHING_TRACKED } = await import('../../../shared/tracking/tracked.ts')
    const { tracked } = advance(NOTHING_TRACKED, newest, { now: NOON, deviceType: 'car' })
    await trails.advanceLive(trackId, 0, {
      tracked,
      packedTail: packPositions([newest]),
      received: 1,
      batched: 0,
      held: 0,
      rulesCheckAt: null,
    })
    const lateOnes = async () => (await trails.getLiveItem(trackId))?.latePositions
    await add([at(MONTH_AGO)])
    expect(await lateOnes()).toBe(0)
    await add([at(NOON - HOUR_MS - MINUTE_MS), at(NOON - 2 * HOUR_MS)])
    expect(await lateOnes()).toBe(2)
    expect((await trails.getLiveItem(trackId))?.tracked.lastContactAt).toBe(newest.receivedAt)
  })
})

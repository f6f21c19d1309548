import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodFrom } from '../../shared/reports/period.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../shared/time.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { aStoredDevice } from '../../test/make/a-stored-device.ts'
import { aTrail, type Leg } from '../../test/make/figures/a-trail.ts'
import { lateMarks } from '../ingest/late-marks.ts'
import type { StoredDays } from '../stores/trails/day-items.ts'
import { readFigures } from './read-figures.ts'

const START = Date.parse('2026-03-06T05:00Z')
const PERIOD = periodFrom('2026-03-05', '2026-03-12', 'America/New_York')
const DEVICE = aStoredDevice({ deviceType: 'car', createdAt: toIso(START - 30 * DAY_MS) })

/** A store of one track in memory, with a clock. */
function aTrackInMemory() {
  const positions: StampedPosition[] = []
  const packed = new Map<string, Uint8Array>()
  const lateAt = new Map<string, number>()
  let now = 0
  const trails = {
    startOf: async () => START,
    listPositions: async (_trackId: string, from: number, to: number) =>
      positions.filter(({ shownAt }) => shownAt >= from && shownAt <= to),
  }
  const days = {
    list: async (): Promise<Map<string, StoredDays>> => new Map([[DEVICE.trackId, { packed, lateAt }]]),
    keep: async (_trackId: string, _zone: string, more: ReadonlyMap<string, Uint8Array>) => {
      for (const [date, bytes] of more) packed.set(date, bytes)
    },
    markLate: async (_trackId: string, dates: readonly string[], at: number) => {
      for (const date of dates) lateAt.set(date, at)
    },
  }
  const mark = lateMarks({ trails, days, clock: () => now })
  return {
    packed,
    async receive(position: StampedPosition, at: number) {
      now = at
      await mark(DEVICE.trackId, [position], null)
      positions.push(position)
    },
    async figures(at: number) {
      now = at
      return (await readFigures([DEVICE], PERIOD, { trails, days, now: () => now })).get(DEVICE.deviceId)
    },
    async figuresWithoutKeeping(at: number) {
      const nothing = { ...days, list: async () => new Map<string, StoredDays>() }
      return (await readFigures([DEVICE], PERIOD, { trails, days: nothing, now: () => at })).get(
        DEVICE.deviceId,
      )
    },
  }
}

const legs: fc.Arbitrary<Leg[]> = fc.array(
  fc.record({
    minutes: fc.integer({ min: 5, max: 700 }),
    kmh: fc.constantFrom(0, 0, 30, 90),
    every: fc.constantFrom(60, 300, 900),
    silent: fc.constantFrom(false, false, false, false, true),
  }),
  { minLength: 3, maxLength: 20 },
)
/** How long a position takes to arrive; most arrive at once. */
const delays = fc.array(fc.constantFrom(0, 0, 0, 0, 5 * MINUTE_MS, HOUR_MS, 9 * HOUR_MS, 40 * HOUR_MS), {
  minLength: 7,
  maxLength: 40,
})

test('REP-3 kept days are those that are computed anew, however late positions arrived and whenever they were read', async () => {
  let kept = 0
  await fc.assert(
    fc.asyncProperty(legs, delays, fc.integer({ min: 3, max: 17 }), async (parts, late, hours) => {
      const track = aTrackInMemory()
      const arrivals = aTrail(START, parts)
        .map((position, index) => ({
          position,
          at: position.receivedAt + (late[Math.floor(index / 9) % late.length] ?? 0),
        }))
        .toSorted((a, b) => a.at - b.at)
      let readAt = START
      for (const { position, at } of arrivals) {
        for (; readAt < at; readAt += hours * HOUR_MS) await track.figures(readAt)
        await track.receive(position, at)
      }
      const end = (arrivals.at(-1)?.at ?? START) + 6 * HOUR_MS
      await track.figures(end)
      kept += track.packed.size
      expect(await track.figures(end)).toEqual(await track.figuresWithoutKeeping(end))
    }),
    { numRuns: 30 },
  )
  expect(kept).toBeGreaterThan(0)
})

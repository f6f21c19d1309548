import { expect, test } from 'vitest'
import { aTimeline, aTrail, positionAt } from '../../../test/make/figures/a-trail.ts'
import { HOUR_MS, MINUTE_MS } from '../../time.ts'
import type { StampedPosition } from '../../tracking/judging/clock.ts'
import { periodFrom } from '../period.ts'
import { dayReach } from './day-reach.ts'

const [DAY = { date: '', from: 0, to: 0 }] = periodFrom('2026-06-02', '2026-06-02', 'UTC').days
const at = (hours: number) => DAY.from + hours * HOUR_MS
const reachOf = (positions: readonly StampedPosition[]) =>
  dayReach(aTimeline(positions, (positions.at(-1)?.shownAt ?? 0) + MINUTE_MS), DAY)
const parkedHourly = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, hour) => positionAt(at(from + hour), 0))

test.each([
  [1, false],
  [2, true],
])(
  'REP-3 a day is decided from the third fix after its end on: %i hours after midnight',
  (hours, decided) => {
    // The first of them is at midnight.
    expect(reachOf(parkedHourly(-3, 24 + hours)) !== null).toBe(decided)
  },
)

test('REP-3 a day is not decided while its last trip or stop goes on', () => {
  const driving = [{ minutes: 27 * 60, kmh: 50, every: 60 }]
  expect(reachOf(aTrail(at(0), driving))).toBeNull()
  const arrived = [
    { minutes: 60, kmh: 50, every: 60 },
    { minutes: 27 * 60, kmh: 0, every: 600 },
  ]
  expect(reachOf(aTrail(at(0), arrived))).toBeNull()
  const left = reachOf(aTrail(at(0), [...arrived, { minutes: 30, kmh: 50, every: 60 }]))
  expect(left).toMatchObject({ from: at(-2), to: at(28) })
})

test('REP-3 a day is decided by the whole of its trips and stops, and by two hours around it', () => {
  expect(reachOf(parkedHourly(-9, 30))).toEqual({ from: at(-9), to: at(26) })
  const acrossMidnights = aTrail(at(-5), [
    { minutes: 35 * 60, kmh: 50, every: 60 },
    { minutes: 60, kmh: 0, every: 60 },
  ])
  const { from, to } = reachOf(acrossMidnights) ?? { from: 0, to: 0 }
  expect(from).toBe(at(-5))
  expect(Math.abs(to - at(30))).toBeLessThan(2 * MINUTE_MS)
})

import { expect, test } from 'vitest'
import { timeTicks } from './time-ticks.ts'

const ticks = (from: string, to: string, zone = 'UTC') =>
  timeTicks({ from: Date.parse(from), to: Date.parse(to) }, zone, 8).map((at) =>
    new Date(at).toISOString().slice(5, 16),
  )

test.each([
  ['an hour into ten minutes', '2026-06-01T12:01Z', '2026-06-01T13:01Z', 'UTC', 6, '06-01T12:10'],
  ['a day into three hours', '2026-06-01T00:00Z', '2026-06-02T00:00Z', 'UTC', 9, '06-01T00:00'],
  ['a week into local days', '2026-06-01T00:00Z', '2026-06-08T00:00Z', 'Asia/Kolkata', 7, '06-01T18:30'],
  ['a year into weeks', '2026-01-01T00:00Z', '2027-01-01T00:00Z', 'UTC', 8, '01-01T00:00'],
])('ticks divide %s', (_, from, to, zone, count, first) => {
  const found = ticks(from, to, zone)
  expect(found).toHaveLength(count)
  expect(found[0]).toBe(first)
})

test('an empty span has at most one tick', () => {
  expect(ticks('2026-06-01T12:00Z', '2026-06-01T12:00Z')).toHaveLength(1)
  expect(ticks('2026-06-01T12:00:01Z', '2026-06-01T12:00:01Z')).toHaveLength(0)
})

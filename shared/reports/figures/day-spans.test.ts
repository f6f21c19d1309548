import { expect, test } from 'vitest'
import { aTrail, dayOf } from '../../../test/make/figures/a-trail.ts'
import { HOUR_MS, MINUTE_MS } from '../../time.ts'
import type { DaySpan } from './day-figures.ts'

const DAY = '2026-06-02'
const MIDNIGHT = Date.parse(`${DAY}T00:00Z`)

/** Parked, a drive, idling, and then silence until the day is over. */
const day = dayOf(
  aTrail(MIDNIGHT - 2 * HOUR_MS, [
    { minutes: 600, kmh: 0, every: 600, fields: { ignition: false } },
    { minutes: 60, kmh: 60, fields: { ignition: true } },
    { minutes: 30, kmh: 0, fields: { ignition: true } },
  ]),
  DAY,
)
const minutesOf = (state: DaySpan['state']) =>
  day.spans
    .filter((span) => span.state === state)
    .reduce((sum, { from, to }) => sum + (to - from) / MINUTE_MS, 0)

test('REP-3 the spans of a day add up to its figures', () => {
  expect(minutesOf('driving')).toBeCloseTo(day.drivingMinutes, 6)
  expect(minutesOf('idle')).toBeCloseTo(day.idleMinutes, 6)
  expect(minutesOf('stopped')).toBeCloseTo(day.stoppedMinutes, 6)
  expect(minutesOf('noContact')).toBeCloseTo(day.minutesWithoutContact, 6)
  expect(day.minutesWithoutContact).toBeGreaterThan(0)
})

test('REP-3 the spans of a day follow each other from its start', () => {
  expect(day.spans.map(({ state }) => state)).toEqual(['stopped', 'driving', 'idle', 'noContact'])
  const ends = day.spans.map(({ to }) => to)
  expect(day.spans.map(({ from }) => from)).toEqual([MIDNIGHT, ...ends.slice(0, -1)])
})

import { expect, test } from 'vitest'
import { legDays, type StopView, shownDurationMs, spanOfLeg, type TripView } from './trip-days.ts'

const PLACE = { lat: 26.1, lng: -80.1, name: null, distanceKm: null, bearing: null }
const trip = (start: string, end: string | null): TripView => ({
  start,
  end,
  distanceKm: 1,
  maxSpeedKmh: 40,
  averageSpeedKmh: 20,
  from: PLACE,
  to: end === null ? null : PLACE,
  logbook: null,
})
const stop = (start: string, end: string | null): StopView => ({
  start,
  end,
  place: PLACE,
  idleMinutes: null,
})

test('trips and stops are in time order, grouped by the local day on which they start', () => {
  const late = trip('2026-06-02T03:30:00.000Z', '2026-06-02T05:00:00.000Z')
  const early = stop('2026-06-02T01:00:00.000Z', late.start)
  const next = stop('2026-06-02T05:00:00.000Z', null)
  const reply = { trips: [late], stops: [next, early] }
  const starts = (zone: string) =>
    legDays(reply, zone).map(({ day, legs }) => [day, legs.map(({ start }) => start)])
  expect(starts('America/New_York')).toEqual([
    ['2026-06-01', [early.start, late.start]],
    ['2026-06-02', [next.start]],
  ])
  expect(starts('UTC')).toEqual([['2026-06-02', [early.start, late.start, next.start]]])
})

test('a leg starts at the full second of its first point', () => {
  const [day] = legDays(
    { trips: [], stops: [stop('2026-06-02T05:00:00.747Z', '2026-06-02T06:00:00.500Z')] },
    'UTC',
  )
  expect(day?.legs.map(spanOfLeg)).toEqual([
    { from: Date.parse('2026-06-02T05:00:00Z'), to: Date.parse('2026-06-02T06:00:00.500Z') },
  ])
})

test('a leg that has not ended runs to the end of the route', () => {
  const [day] = legDays({ trips: [], stops: [stop('2026-06-02T05:00:00.000Z', null)] }, 'UTC')
  expect(day?.legs.map(spanOfLeg)).toEqual([
    { from: Date.parse('2026-06-02T05:00:00.000Z'), to: Number.POSITIVE_INFINITY },
  ])
})

test.each([
  ['18:00:59', '18:12:01', 12],
  ['18:00:00', '18:12:59', 12],
  ['18:00:59', '18:11:59', 11],
  ['18:00:10', '18:00:50', 0],
])('HIS-2 the duration of a leg from %s to %s agrees with the shown minutes: %i', (from, to, minutes) => {
  const at = (time: string) => Date.parse(`2026-06-02T${time}Z`)
  expect(shownDurationMs({ from: at(from), to: at(to) })).toBe(minutes * 60_000)
})

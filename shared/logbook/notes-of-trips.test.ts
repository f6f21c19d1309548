import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS, toIso } from '../time.ts'
import { NOTE_NEAR_MS, notesOfTrips } from './notes-of-trips.ts'
import type { TripNote } from './trip-note.ts'

const NOON = Date.parse('2026-06-10T12:00Z')
const at = (minutes: number) => NOON + minutes * MINUTE_MS
const trip = (from: number, to: number | null) => ({ start: at(from), end: to === null ? null : at(to) })
const noted = (minutes: number, note: string, purpose: TripNote['purpose'] = null): TripNote => ({
  deviceId: 'SEA240',
  start: toIso(at(minutes)),
  purpose,
  note,
})
const textsOf = (trips: Parameters<typeof notesOfTrips>[0], notes: readonly TripNote[]) =>
  notesOfTrips(trips, notes).map((note) => note?.note ?? null)

describe('REP-3 a note belongs to', () => {
  const TRIPS = [trip(0, 30), trip(60, 90), trip(120, null)]

  test.each([
    ['the trip that starts then', 60, [null, 'note', null]],
    ['the trip that was under way', 89, [null, 'note', null]],
    ['the trip that goes on', 500, [null, null, 'note']],
    ['the trip that starts 15 minutes later, because its first positions are late', 45, [null, 'note', null]],
    ['no trip that starts more than 15 minutes later', 44.99, [null, null, null]],
    ['no trip that ended before', 31, [null, null, null]],
    ['the next trip, not the one that ends at its start', 90 + 15, [null, null, 'note']],
  ])('REP-3 %s', (_which, minutes, expected) => {
    expect(textsOf(TRIPS, [noted(minutes, 'note')])).toEqual(expected)
  })

  test('REP-3 the nearest trip, where two start within 15 minutes', () => {
    expect(textsOf([trip(0, 1), trip(10, 11)], [noted(4, 'note')])).toEqual(['note', null])
    expect(textsOf([trip(0, 1), trip(10, 11)], [noted(6, 'note')])).toEqual([null, 'note'])
  })
})

describe('REP-3 of several notes on one trip', () => {
  test('REP-3 the one nearest to its start counts', () => {
    expect(textsOf([trip(0, 60)], [noted(50, 'second'), noted(2, 'first')])).toEqual(['first'])
  })

  test('REP-3 a private one counts first: two trips became one, and its places stay hidden', () => {
    const notes = [noted(0, 'first', 'business'), noted(50, 'second', 'private')]
    expect(textsOf([trip(0, 60)], notes)).toEqual(['second'])
  })
})

test('REP-3 a note moves with its trip by up to 15 minutes, and never to two trips', () => {
  const shifts = fc.integer({ min: -NOTE_NEAR_MS, max: NOTE_NEAR_MS })
  fc.assert(
    fc.property(shifts, fc.integer({ min: 1, max: 300 }), (shiftMs, minutes) => {
      const moved = { start: at(0) + shiftMs, end: at(minutes) + NOTE_NEAR_MS }
      const trips = [trip(-400, -300), moved, trip(700, null)]
      expect(textsOf(trips, [noted(0, 'note')])).toEqual([null, 'note', null])
    }),
  )
})

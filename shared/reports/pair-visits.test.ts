import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../time.ts'
import { type Inside, pairVisits, type VisitEvent } from './pair-visits.ts'

const OF = { deviceId: 'VAN', geofenceId: 'yard', geofenceName: 'Yard' }
const FROM = Date.parse('2026-06-01T04:00:00Z')
const TO = FROM + 60 * MINUTE_MS
const at = (minute: number) => FROM + minute * MINUTE_MS

const event = (eventType: VisitEvent['eventType'], minute: number, more: Partial<VisitEvent> = {}) => ({
  ...OF,
  eventType,
  at: at(minute),
  ...more,
})
const insideSince = (minute: number): Inside => ({ ...OF, since: at(minute) })

/** The minutes of the entries and exits of the visits within the hour. */
const visitsOf = (events: readonly VisitEvent[], inside: readonly Inside[] = []) =>
  pairVisits(events, inside, { from: FROM, to: TO }).map(({ enteredAt, leftAt }) => [
    enteredAt === null ? null : (enteredAt - FROM) / MINUTE_MS,
    leftAt === null ? null : (leftAt - FROM) / MINUTE_MS,
  ])

describe('REP-3 visits to geofences', () => {
  test('REP-3 begin with an entry and end with the next exit', () => {
    const events = [
      event('entry', 5),
      event('dwell', 15),
      event('exit', 20),
      event('entry', 30),
      event('exit', 40),
    ]
    expect(visitsOf(events)).toEqual([
      [5, 20],
      [30, 40],
    ])
  })

  test.each(['exit', 'dwell'] as const)(
    'REP-3 began before the range where its first event is an %s',
    (first) => {
      const events = first === 'exit' ? [event('exit', 20)] : [event('dwell', 10), event('exit', 20)]
      expect(visitsOf(events)).toEqual([[null, 20]])
    },
  )

  test.each([
    [59.9, 59.9],
    [60, null],
    [90, null],
  ])('REP-3 that end at minute %d of an hour end at %s', (minute, leftAt) => {
    expect(visitsOf([event('entry', 50), event('exit', minute)])).toEqual([[50, leftAt]])
  })

  test.each([
    [0, [[0, null]]],
    [59.9, [[59.9, null]]],
    [60, []],
  ])('REP-3 that begin at minute %d of an hour and go on are %j', (minute, visits) => {
    expect(visitsOf([event('entry', minute)], [insideSince(minute)])).toEqual(visits)
  })

  test('REP-3 last through the range of a device that was inside before and still is', () => {
    expect(visitsOf([], [insideSince(-100)])).toEqual([[null, null]])
    expect(visitsOf([event('exit', 100)])).toEqual([[null, null]])
    expect(visitsOf([event('entry', 100)], [insideSince(100)])).toEqual([])
  })

  test('REP-3 begin where a geofence without alerts on entry first saw the device', () => {
    expect(visitsOf([], [insideSince(10)])).toEqual([[10, null]])
    expect(visitsOf([event('exit', 5)], [insideSince(10)])).toEqual([
      [null, 5],
      [10, null],
    ])
  })

  test('REP-3 whose end nobody recorded are left out', () => {
    expect(visitsOf([event('entry', 5), event('entry', 30), event('exit', 40)])).toEqual([[30, 40]])
    expect(visitsOf([event('entry', 5)])).toEqual([])
    expect(visitsOf([event('exit', 5), event('exit', 20)])).toEqual([[null, 5]])
  })

  test('REP-3 are those of each device and geofence by themselves, by the time of their entry', () => {
    const events = [
      event('entry', 5),
      event('entry', 6, { deviceId: 'CAR' }),
      event('entry', 7, { geofenceId: 'dock', geofenceName: 'Dock' }),
      event('exit', 8, { deviceId: 'CAR' }),
      event('exit', 9),
      event('exit', 10, { geofenceId: 'dock', geofenceName: 'Dock' }),
    ]
    expect(pairVisits(events, [], { from: FROM, to: TO })).toEqual([
      { ...OF, enteredAt: at(5), leftAt: at(9) },
      { ...OF, deviceId: 'CAR', enteredAt: at(6), leftAt: at(8) },
      { ...OF, geofenceId: 'dock', geofenceName: 'Dock', enteredAt: at(7), leftAt: at(10) },
    ])
  })
})

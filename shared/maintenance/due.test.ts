import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { anInterval } from '../../test/make/maintenance/an-interval.ts'
import { inDueOrder, type MaintenanceReadings, maintenanceStatusOf } from './due.ts'
import type { MaintenanceInterval } from './maintenance.ts'

const NEW_YORK = 'America/New_York'
const ADDED = Date.parse('2026-01-31T12:00Z')
const NOTHING_REPORTED = { odometerKm: null, engineHours: null, now: ADDED, timezone: NEW_YORK }

const statusAt = (changed: Partial<MaintenanceInterval>, readings: Partial<MaintenanceReadings> = {}) =>
  maintenanceStatusOf(anInterval(changed), { ...READINGS, ...readings })
const READINGS = { odometerKm: 20_000, engineHours: 400, now: ADDED, timezone: NEW_YORK }

describe('REP-3 what is due by distance', () => {
  test.each([
    [24_000, 5_000, 'ok', 1_000],
    [24_499, 5_000, 'ok', 501],
    [24_500, 5_000, 'dueSoon', 500],
    [24_999, 5_000, 'dueSoon', 1],
    [25_000, 5_000, 'overdue', 0],
    [26_000, 5_000, 'overdue', -1_000],
    // of a long interval, at most 1,000 km
    [38_999, 20_000, 'ok', 1_001],
    [39_000, 20_000, 'dueSoon', 1_000],
  ])('REP-3 at %d km, every %d km: %s', (odometerKm, everyKm, state, leftKm) => {
    expect(statusAt({ everyKm }, { odometerKm })).toMatchObject({ state, leftKm })
  })

  test('REP-3 is counted from the last time that it was done', () => {
    const done = [
      { at: '2026-03-01T12:00:00.000Z', odometerKm: 25_100, engineHours: null },
      { at: '2026-02-01T12:00:00.000Z', odometerKm: 20_500, engineHours: null },
    ]
    expect(statusAt({ everyKm: 5_000, done }, { odometerKm: 25_200 })).toMatchObject({
      state: 'ok',
      leftKm: 4_900,
    })
  })

  test.each([
    ['the tracker reports none', { odometerKm: null }, {}],
    [
      'nobody knows it of the last time',
      {},
      { done: [{ at: '2026-02-01T00:00:00.000Z', odometerKm: null, engineHours: null }] },
    ],
  ])('REP-3 is unknown where %s', (_why, readings, changed) => {
    expect(
      maintenanceStatusOf(anInterval({ everyKm: 5_000, ...changed }), { ...READINGS, ...readings }),
    ).toMatchObject({
      state: 'unknown',
      leftKm: null,
    })
  })
})

describe('REP-3 what is due by engine hours', () => {
  test.each([
    [489, 100, 'ok', 11],
    [490, 100, 'dueSoon', 10],
    [500, 100, 'overdue', 0],
    // of a long interval, at most 25 hours
    [1374, 1_000, 'ok', 26],
    [1375, 1_000, 'dueSoon', 25],
  ])('REP-3 at %d hours, every %d: %s', (engineHours, everyEngineHours, state, leftEngineHours) => {
    expect(statusAt({ everyEngineHours }, { engineHours })).toMatchObject({ state, leftEngineHours })
  })

  test('REP-3 is unknown where the tracker reports none', () => {
    expect(statusAt({ everyEngineHours: 100 }, { engineHours: null })).toMatchObject({
      state: 'unknown',
      leftEngineHours: null,
    })
  })
})

describe('REP-3 what is due by months', () => {
  const DUE = Date.parse('2026-02-28T08:00-05:00')
  const DAYS_3 = 3 * 24 * 3_600_000

  test.each([
    [DUE - DAYS_3 - 1, 'ok'],
    [DUE - DAYS_3, 'dueSoon'],
    [DUE - 1, 'dueSoon'],
    [DUE, 'overdue'],
  ])('REP-3 a month after January 31, at %d: %s', (now, state) => {
    expect(statusAt({ everyMonths: 1 }, { now })).toMatchObject({
      state,
      dueAt: '2026-02-28T13:00:00.000Z',
    })
  })

  test('REP-3 a year is due soon 30 days before, not 36', () => {
    const due = Date.parse('2027-01-31T08:00-05:00')
    const day = 24 * 3_600_000
    expect(statusAt({ everyMonths: 12 }, { now: due - 30 * day - 1 }).state).toBe('ok')
    expect(statusAt({ everyMonths: 12 }, { now: due - 30 * day }).state).toBe('dueSoon')
  })

  test('REP-3 begins on the local day: what was done late in the evening of New York is not of the day after', () => {
    const added = { at: '2026-06-11T03:30:00.000Z', odometerKm: null, engineHours: null }
    expect(statusAt({ everyMonths: 1, added }).dueAt).toBe('2026-07-10T12:00:00.000Z')
    expect(statusAt({ everyMonths: 1, added }, { timezone: 'UTC' }).dueAt).toBe('2026-07-11T08:00:00.000Z')
  })

  test('REP-3 is at 8 in the morning of the day of the calendar, in any zone, across changes of clocks', () => {
    const zones = fc.constantFrom(
      NEW_YORK,
      'UTC',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Africa/Cairo',
    )
    const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(zones, times, fc.integer({ min: 1, max: 120 }), (timezone, time, everyMonths) => {
        const added = { at: time.toISOString(), odometerKm: null, engineHours: null }
        const { dueAt } = maintenanceStatusOf(anInterval({ everyMonths, added }), {
          ...NOTHING_REPORTED,
          timezone,
        })
        const local = Temporal.Instant.from(time.toISOString()).toZonedDateTimeISO(timezone).toPlainDate()
        const expected = local
          .add({ months: everyMonths })
          .toZonedDateTime({ timeZone: timezone, plainTime: '08:00' })
        expect(dueAt).toBe(new Date(expected.epochMilliseconds).toISOString())
      }),
    )
  })
})

describe('REP-3 whatever comes first', () => {
  const BOTH = { everyKm: 5_000, everyMonths: 12 }

  test.each([
    ['the distance', { odometerKm: 25_000 }, 'overdue'],
    ['the date', { now: Date.parse('2027-02-01T12:00Z') }, 'overdue'],
    ['a distance that is nearly over', { odometerKm: 24_600 }, 'dueSoon'],
    ['neither', {}, 'ok'],
  ])('REP-3 %s decides', (_what, readings, state) => {
    expect(statusAt(BOTH, readings).state).toBe(state)
  })

  test('REP-3 what is known decides where the rest is not', () => {
    expect(statusAt(BOTH, { odometerKm: null })).toMatchObject({ state: 'ok', leftKm: null })
    expect(statusAt(BOTH, { odometerKm: null, now: Date.parse('2027-02-01T12:00Z') }).state).toBe('overdue')
  })

  test('REP-3 what an interval does not count has no figure', () => {
    expect(statusAt({ everyKm: 5_000 })).toMatchObject({ leftEngineHours: null, dueAt: null })
  })
})

test('REP-3 what is due is listed first, and what is unknown last', () => {
  const named = (name: string, odometerKm: number | null) =>
    statusAt({ name, everyKm: 5_000 }, { odometerKm })
  const all = [
    named('unknown', null),
    named('ok', 20_000),
    named('soon', 24_900),
    named('b', 25_000),
    named('a', 26_000),
  ]
  expect(inDueOrder(all).map(({ name }) => name)).toEqual(['a', 'b', 'soon', 'ok', 'unknown'])
})

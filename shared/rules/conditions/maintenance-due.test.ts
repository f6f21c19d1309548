import { describe, expect, test } from 'vitest'
import { anInterval } from '../../../test/make/maintenance/an-interval.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { aReport, aRule, CONTEXT, secondsOf, watched } from '../../../test/make/tracking/rules.ts'
import type { MaintenanceInterval } from '../../maintenance/maintenance.ts'
import { type WatchedMaintenance, watchedMaintenance } from '../../maintenance/watched-maintenance.ts'
import { HOUR_MS, SECOND_MS, toIso } from '../../time.ts'
import type { Condition } from '../condition.ts'
import { dueFirings, nextRuleDueAt, watchRules } from '../watch-rules.ts'
import type { WatchedReport } from '../watched-report.ts'

const DUE: Condition = { type: 'maintenanceDue' }
type Defined = Partial<MaintenanceInterval> & { wasDue?: boolean; definedAt?: number }

/** An interval that counts from 20,000 km and 400 hours. */
const maintained = ({ wasDue = false, definedAt = 0, ...interval }: Defined = {}): WatchedMaintenance =>
  watchedMaintenance({ ...anInterval(interval), timezone: 'UTC', wasDue, definedAt })
const EVERY_5000 = maintained({ everyKm: 5_000 })

const at = (second: number, fields: Partial<WatchedReport>) => aReport(second, fields)
const km = (...figures: (number | null)[]) =>
  figures.map((odometerKm, index) => at(index * 60, { odometerKm }))

const look = (
  maintenance: readonly WatchedMaintenance[],
  reports: readonly WatchedReport[],
  rule = aRule([DUE]),
) => watched([rule], reports, undefined, { ...CONTEXT, maintenance })

describe('ALR-2 maintenance is due', () => {
  test.each([
    ['the first position beyond it', [24_999, 24_999.9, 25_000, 25_100], [120]],
    ['no position before it', [20_000, 24_999.9], []],
    ['a first position, before which nothing is known', [25_000, 25_100], []],
    ['the same kilometres again, after an odometer that jumps back', [24_900, 25_000, 24_999, 25_000], [60]],
    ['a position after those without an odometer', [24_000, null, null, 25_001], [180]],
  ])('ALR-2 by its kilometres at %s', (_which, figures, seconds) => {
    expect(secondsOf(look([EVERY_5000], km(...figures)).firings)).toEqual(seconds)
  })

  test('ALR-2 by its engine hours, and its reason names it', () => {
    const hours = maintained({ everyEngineHours: 100 })
    const { firings } = look(
      [hours],
      [at(0, { engineHours: 499.9 }), at(60, { engineHours: 500 }), at(120, { engineHours: 501 })],
    )
    expect(secondsOf(firings)).toEqual([60])
    expect(firings[0]?.reasons).toMatchObject([
      { check: 'maintenanceDue', saw: 'Oil change', limit: null, unit: null },
    ])
  })

  test('ALR-2 each interval for itself, also while another is still due', () => {
    const tires = maintained({ id: 'tires', name: 'Tires', everyKm: 5_100 })
    const { firings } = look([EVERY_5000, tires], km(24_000, 25_000, 25_050, 25_100, 25_200))
    expect(firings.map(({ reasons }) => reasons[0]?.saw)).toEqual(['Oil change', 'Tires'])
  })

  test('ALR-2 two at the same position are one event', () => {
    const belt = maintained({ id: 'belt', name: 'Belt', everyKm: 5_000 })
    const { firings } = look([EVERY_5000, belt], km(24_000, 25_000))
    expect(firings.map(({ reasons }) => reasons[0]?.saw)).toEqual(['Oil change, Belt'])
  })

  test('ALR-2 again once it was done: it has another key, and counts from then', () => {
    const rule = aRule([DUE])
    const before = look([EVERY_5000], km(24_000, 25_000, 25_100), rule)
    const done = [{ at: toIso(NOON), odometerKm: 25_100, engineHours: null }]
    const after = maintained({ everyKm: 5_000, done, definedAt: 1 })
    const reports = [
      ...km(24_000, 25_000, 25_100),
      at(600, { odometerKm: 30_099 }),
      at(660, { odometerKm: 30_100 }),
    ]
    const { firings } = look([after], reports, rule)
    expect(secondsOf(before.firings)).toEqual([60])
    expect(secondsOf(firings)).toEqual([660])
  })

  test.each([
    ['is news where it was not due then', false, [60]],
    ['is no news where it was', true, []],
  ])('ALR-2 what is due at the first position after it was defined %s', (_which, wasDue, seconds) => {
    const [first, second] = [at(0, { odometerKm: 26_000 }), at(60, { odometerKm: 26_001 })]
    const { states } = look([], [first])
    const { compiled } = look([maintained({ everyKm: 5_000, definedAt: 1, wasDue })], [])
    expect(secondsOf(watchRules(states, compiled, second, first).firings)).toEqual(seconds)
  })
})

describe('ALR-2 maintenance is due on its day', () => {
  const DAY = Date.parse('2026-07-10T08:00Z')
  /** A month after June 10, in UTC: on July 10 from 8 in the morning. */
  const monthly = (more: Defined = {}) =>
    maintained({
      everyMonths: 1,
      added: { at: '2026-06-10T12:00:00.000Z', odometerKm: 20_000, engineHours: null },
      ...more,
    })
  const report = (time: number, odometerKm: number | null = null) =>
    at((time - NOON) / SECOND_MS, { odometerKm })

  test('ALR-2 from 8 in the morning on, although no position arrives', () => {
    const { states, compiled, previous } = look([monthly()], [report(DAY - 48 * HOUR_MS)])
    expect(previous && nextRuleDueAt(states, compiled, previous)).toBe(DAY)
    const fired = (now: number) => previous && dueFirings(states, compiled, previous, now).firings
    expect(fired(DAY - 1)).toEqual([])
    expect(fired(DAY)).toMatchObject([{ at: DAY, reasons: [{ saw: 'Oil change' }] }])
  })

  test('ALR-2 once, although positions follow', () => {
    const times = [-2, -1, 1, 2].map((hours) => report(DAY + hours * HOUR_MS))
    expect(look([monthly()], times).firings.map(({ at }) => at)).toEqual([DAY])
  })

  test('ALR-2 once by whatever comes first: its kilometres before its day, or its day before them', () => {
    const both = monthly({ everyKm: 5_000 })
    const early = [
      report(DAY - 2 * HOUR_MS, 24_000),
      report(DAY - HOUR_MS, 25_000),
      report(DAY + HOUR_MS, 25_001),
    ]
    expect(look([both], early).firings.map(({ at }) => at)).toEqual([DAY - HOUR_MS])
    const late = [
      report(DAY - HOUR_MS, 24_000),
      report(DAY + HOUR_MS, 24_500),
      report(DAY + 2 * HOUR_MS, 25_000),
    ]
    expect(look([both], late).firings.map(({ at }) => at)).toEqual([DAY])
  })

  test('ALR-2 never for one that was due when it was defined', () => {
    const times = [-1, 1].map((hours) => report(DAY + hours * HOUR_MS))
    expect(look([monthly({ wasDue: true })], times).firings).toEqual([])
  })
})

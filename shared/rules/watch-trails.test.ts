import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { hasRecordings, readTrack } from '../../test/make/tracking/recordings.ts'
import { aRule, CONTEXT, watched } from '../../test/make/tracking/rules.ts'
import { aDrift, aNoisyPhone, fixAt, shuffled, thinned } from '../../test/make/tracking/tracks.ts'
import { DAY_MS, SECOND_MS } from '../time.ts'
import type { StampedPosition } from '../tracking/judging/clock.ts'
import { NOTHING_WATCHED, packWatchState, unpackWatchState } from '../watching/watch-state.ts'
import type { Condition } from './condition.ts'
import { rehearseRule } from './rehearse-rule.ts'
import type { RuleState } from './rule-state.ts'
import { trailReports } from './trail-reports.ts'
import type { WatchedReport } from './watched-report.ts'

const DEVICE = { relayRequested: null, storageMode: false }
const SILENT: readonly Condition[] = [
  { type: 'movement', operator: 'start' },
  { type: 'movement', operator: 'end' },
  { type: 'movedWithoutIgnition' },
  { type: 'speed', operator: 'above', value: 0 },
  { type: 'speed', operator: 'above', value: 5 },
]

function firingsOf(condition: Condition, fixes: readonly StampedPosition[]) {
  const reports = trailReports(fixes, 'car', DEVICE)
  const until = Math.max(...fixes.map(({ shownAt }) => shownAt))
  return rehearseRule(reports, aRule([condition]), CONTEXT, until).firings
}

const parked = (fixes: readonly StampedPosition[]) => fixes.map((fix) => ({ ...fix, ignition: false }))
const atEveryRate = (fixes: readonly StampedPosition[]) =>
  [1, 5, 15, 30].map((every) => thinned(fixes, every))

describe('ALR-2 a receiver that does not move', () => {
  it.each(SILENT)('raises nothing when it drifts: %j', (condition) => {
    for (const seed of [7, 8, 9])
      for (const track of atEveryRate(parked(aDrift(1_800, 1, seed))))
        expect(firingsOf(condition, track)).toEqual([])
  })

  it.each(SILENT)('raises nothing in a noisy phone: %j', (condition) => {
    for (const seed of [3, 4, 5])
      for (const track of atEveryRate(parked(aNoisyPhone(seed, 0))))
        expect(firingsOf(condition, track)).toEqual([])
  })

  it.skipIf(!hasRecordings).each(SILENT)('raises nothing in a recording: %j', (condition) => {
    for (const track of atEveryRate(parked(readTrack('parked-drift-amsterdam.csv'))))
      expect(firingsOf(condition, track)).toEqual([])
  })
})

const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    type: fc.constantFrom('speed' as const),
    operator: fc.constantFrom('above' as const, 'below' as const),
    value: fc.constantFrom(40, 50),
  }),
  fc.record({
    type: fc.constantFrom('battery' as const),
    operator: fc.constantFrom('above' as const, 'below' as const),
    value: fc.constantFrom(12, 12.4),
  }),
  fc.record({
    type: fc.constantFrom('accessory' as const),
    operator: fc.constantFrom('on' as const, 'off' as const),
  }),
  fc.constant<Condition>({ type: 'timeRange', timeStart: '12:05', timeEnd: '12:15', timezone: 'UTC' }),
)
const anyRule = fc
  .record({
    conditions: fc.array(anyCondition, { minLength: 1, maxLength: 3 }),
    delayMinutes: fc.constantFrom(0, 1),
  })
  .map(({ conditions, delayMinutes }) => aRule(conditions, { delayMinutes }))

/** Half an hour of a drive whose readings change at any report. */
const anyDrive = fc.array(
  fc.record({
    after: fc.integer({ min: 1, max: 90 }),
    speedKmh: fc.constantFrom(null, 30, 44, 46, 49, 51, 56),
    batteryVolts: fc.constantFrom(null, 11.9, 12.1, 12.3, 12.5, 12.8),
    ignition: fc.constantFrom(null, true, false),
  }),
  { minLength: 2, maxLength: 40 },
)

function fixesOf(steps: readonly { after: number; speedKmh: number | null }[]): StampedPosition[] {
  let second = 0
  return steps.map(({ after, ...fields }) => {
    second += after
    return fixAt(second, second * 12, 0, fields)
  })
}

/** Whether a report alone meets a condition, written down a second time. */
function isMet(
  condition: Condition,
  { speedKmh, batteryVolts, ignition }: WatchedReport,
  at: number,
): boolean {
  switch (condition.type) {
    case 'speed':
    case 'battery': {
      const saw = condition.type === 'speed' ? speedKmh : batteryVolts
      if (saw === null) return false
      return condition.operator === 'above' ? saw > condition.value : saw < condition.value
    }
    case 'accessory':
      return ignition === (condition.operator === 'on')
    case 'timeRange': {
      const time = new Date(at).toISOString().slice(11, 16)
      return time >= condition.timeStart && time < condition.timeEnd
    }
    default:
      throw new Error('no other condition is made here')
  }
}

/** Readings that repeat for an hour, a position a second. */
const anyPattern = fc.array(fc.record({ speedKmh: fc.constantFrom(60, 76, 90), ignition: fc.boolean() }), {
  minLength: 1,
  maxLength: 7,
})

describe('T94 a rule with cooldown 0 at one position a second for an hour', () => {
  const HOUR_S = 3_600
  const WORST = [
    { speedKmh: 60, ignition: false },
    { speedKmh: 90, ignition: true },
    { speedKmh: 90, ignition: true },
  ]
  const firingTimes = (condition: Condition, pattern: readonly Partial<StampedPosition>[]) => {
    const fixes = Array.from({ length: HOUR_S }, (_, second) =>
      fixAt(second, second * 20, 0, pattern[second % pattern.length]),
    )
    return firingsOf(condition, fixes).map(({ at }) => (at - NOON) / SECOND_MS)
  }

  it.each([
    [{ type: 'speed', operator: 'above', value: 80 }, 3],
    [{ type: 'accessory', operator: 'on' }, 2],
  ] satisfies [Condition, number][])('fires for %j every %d positions at most', (condition, positions) => {
    fc.assert(
      fc.property(anyPattern, (pattern) => {
        const times = firingTimes(condition, pattern)
        expect(times.length).toBeLessThanOrEqual(HOUR_S / positions)
        for (const [index, second] of times.slice(1).entries())
          expect(second - (times[index] ?? 0)).toBeGreaterThanOrEqual(positions)
      }),
      { numRuns: 3 },
    )
    expect(firingTimes(condition, WORST.slice(0, positions))).toHaveLength(HOUR_S / positions)
  })
})

describe('ALR-2 the firings of a rule', () => {
  it('are at most one for each change of its conditions from false to true', () => {
    fc.assert(
      fc.property(anyRule, anyDrive, (rule, steps) => {
        const reports = trailReports(fixesOf(steps), 'car', DEVICE)
        const until = NOON + DAY_MS / 12
        const { firings } = rehearseRule(reports, rule, CONTEXT, until)
        // A speed is only known at a report, and the rest at any time.
        const changes = rule.conditions.some(({ type }) => type === 'speed')
          ? []
          : [NOON + 300 * SECOND_MS, NOON + 900 * SECOND_MS]
        const truths = reports.flatMap(({ report }, index) => {
          const next = reports[index + 1]?.shownAt ?? until
          const between = changes.filter((at) => at > report.shownAt && at < next)
          return [report.shownAt, ...between].map((at) => ({
            at,
            met: rule.conditions.every((condition) => isMet(condition, report, at)),
          }))
        })
        const rises = truths.filter(({ met }, index) => met && truths[index - 1]?.met === false)
        for (const { at } of firings) expect(rises.map((rise) => rise.at)).toContain(at)
        expect(new Set(firings.map(({ at }) => at)).size).toBe(firings.length)
      }),
      { numRuns: 150 },
    )
  })

  it('are the same in any order of arrival, and repeated', () => {
    fc.assert(
      fc.property(anyRule, anyDrive, fc.nat(), (rule, steps, seed) => {
        const fixes = fixesOf(steps)
        const until = NOON + DAY_MS / 12
        const rehearsed = (arrived: readonly StampedPosition[]) =>
          rehearseRule(trailReports(arrived, 'car', DEVICE), rule, CONTEXT, until)
        const sorted = rehearsed(fixes)
        expect(rehearsed(fixes.toReversed())).toEqual(sorted)
        expect(rehearsed([...fixes, ...shuffled(fixes, seed)])).toEqual(sorted)
      }),
      { numRuns: 50 },
    )
  })

  it('are the same when the state is stored after each report', () => {
    fc.assert(
      fc.property(anyRule, anyDrive, (rule, steps) => {
        const reports = trailReports(fixesOf(steps), 'car', DEVICE).map(({ report }) => report)
        const stored = (rules: readonly RuleState[]) =>
          unpackWatchState(packWatchState({ ...NOTHING_WATCHED, rules })).rules
        expect(watched([rule], reports, stored).firings).toEqual(watched([rule], reports).firings)
      }),
      { numRuns: 100 },
    )
  })

  it('do not depend on the other rules of the account', () => {
    fc.assert(
      fc.property(anyRule, anyRule, anyDrive, (one, other, steps) => {
        const reports = trailReports(fixesOf(steps), 'car', DEVICE).map(({ report }) => report)
        const both = watched([{ ...other, ruleId: 'other' }, one], reports).firings
        expect(both.filter(({ ruleId }) => ruleId === one.ruleId)).toEqual(watched([one], reports).firings)
      }),
      { numRuns: 50 },
    )
  })
})

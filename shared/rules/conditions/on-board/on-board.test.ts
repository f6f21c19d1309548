import { describe, expect, it, test } from 'vitest'
import { NOON } from '../../../../test/make/tracking/a-position.ts'
import { onBoardWith } from '../../../../test/make/tracking/on-board.ts'
import { aReport, aRule, CONTEXT, secondsOf, watched } from '../../../../test/make/tracking/rules.ts'
import { fixAt } from '../../../../test/make/tracking/tracks.ts'
import { MINUTE_MS, SECOND_MS } from '../../../time.ts'
import type { OnBoard } from '../../../tracking/on-board.ts'
import type { Condition } from '../../condition.ts'
import { rehearseRule } from '../../rehearse-rule.ts'
import { trailReports } from '../../trail-reports.ts'
import { dueFirings, nextRuleDueAt } from '../../watch-rules.ts'

/** When a condition fires on reports at minutes. */
const firedAt = (
  condition: Condition,
  ...reports: (readonly [minute: number, readings: Partial<OnBoard>])[]
) =>
  secondsOf(
    watched(
      [aRule([condition])],
      reports.map(([minute, readings]) => aReport(minute * 60, { onBoard: onBoardWith(readings) })),
    ).firings,
  ).map((second) => second / 60)

test.each<[Condition, readonly (number | null)[], readonly number[]]>([
  [{ type: 'depth', operator: 'below', value: 3 }, [3, 2.9, 3.2, 2, 3.3, 2.9], [1, 5]],
  [{ type: 'depth', operator: 'above', value: 3 }, [3, 3.1, 2.8, 4, 2.7, 3.1], [1, 5]],
  [{ type: 'depth', operator: 'below', value: 3 }, [4, null, 2.9, null, 2.9], [2]],
])('ALR-2 depth: %j on %j fires at report %j', (condition, depths, fired) => {
  expect(firedAt(condition, ...depths.map((depthM, minute) => [minute, { depthM }] as const))).toEqual(fired)
})

describe('ALR-2 high water', () => {
  const HIGH: Condition = { type: 'bilgeHigh' }
  it('fires at once, and again after it has gone', () => {
    const states = [false, true, true, false, true]
    expect(firedAt(HIGH, ...states.map((bilgeHigh, minute) => [minute, { bilgeHigh }] as const))).toEqual([
      1, 4,
    ])
  })
  it('that is unknown for a while is the same high water', () => {
    const states = [false, true, null, true]
    expect(firedAt(HIGH, ...states.map((bilgeHigh, minute) => [minute, { bilgeHigh }] as const))).toEqual([1])
  })
  it('never fires for a device without readings on board', () => {
    const reports = [0, 60].map((second) => aReport(second, { onBoard: null }))
    expect(watched([aRule([HIGH])], reports).firings).toEqual([])
  })
})

describe('ALR-2 a bilge pump', () => {
  const OFTEN: Condition = { type: 'bilgePump', value: 4 }
  /** Runs of a minute that start at these minutes, after one at which it is off. */
  const runs = (...minutes: number[]) => [
    [0, { bilgePump: false }] as const,
    ...minutes.flatMap((minute) => [
      [minute, { bilgePump: true }] as const,
      [minute + 1, { bilgePump: false }] as const,
    ]),
  ]
  it('that starts four times in an hour is not often, and five times is', () => {
    expect(firedAt(OFTEN, ...runs(1, 10, 20, 30))).toEqual([])
    expect(firedAt(OFTEN, ...runs(1, 10, 20, 30, 40))).toEqual([40])
  })
  it('counts the starts of the last hour', () => {
    expect(firedAt(OFTEN, ...runs(1, 10, 20, 30, 60))).toEqual([60])
    expect(firedAt(OFTEN, ...runs(1, 10, 20, 30, 61))).toEqual([])
  })
  it('fires once while it keeps starting, and again after an hour of rest', () => {
    expect(firedAt(OFTEN, ...runs(1, 10, 20, 30, 40, 50, 60, 70))).toEqual([40])
    expect(firedAt(OFTEN, ...runs(1, 10, 20, 30, 40, 200, 210, 220, 230, 240))).toEqual([40, 240])
  })
  it('counts a run once however often it is reported, and one that was on already not at all', () => {
    const long = Array.from({ length: 30 }, (_, minute) => [minute, { bilgePump: minute > 0 }] as const)
    expect(firedAt({ type: 'bilgePump', value: 1 }, ...long)).toEqual([])
    const running = [[0, { bilgePump: true }] as const, ...runs(10).slice(1)]
    expect(firedAt({ type: 'bilgePump', value: 1 }, ...running)).toEqual([])
    expect(firedAt({ type: 'bilgePump', value: 1 }, ...running, ...runs(20).slice(1))).toEqual([])
    expect(
      firedAt({ type: 'bilgePump', value: 1 }, [0, { bilgePump: false }], ...runs(10, 20).slice(1)),
    ).toEqual([20])
  })
  it('says how often it started', () => {
    const reports = runs(1, 10, 20, 30, 40).map(([minute, readings]) =>
      aReport(minute * 60, { onBoard: onBoardWith(readings) }),
    )
    const [firing] = watched([aRule([OFTEN])], reports).firings
    expect(firing?.reasons).toMatchObject([{ check: 'bilgePump', saw: 5, limit: 4, unit: null }])
  })
})

describe('ALR-2 shore power', () => {
  const LOST: Condition = { type: 'shorePower', value: 10 }
  const states = (...shorePower: (boolean | null)[]) =>
    shorePower.map((value, minute) => aReport(minute * 60, { onBoard: onBoardWith({ shorePower: value }) }))
  it('is lost ten minutes after it went, without another report', () => {
    const { states: after, compiled, previous, firings } = watched([aRule([LOST])], states(true, true, false))
    expect(firings).toEqual([])
    const due = NOON + 12 * MINUTE_MS
    expect(nextRuleDueAt(after, compiled, previous ?? aReport(0))).toBe(due)
    expect(dueFirings(after, compiled, previous ?? aReport(0), due - 1).firings).toEqual([])
    const [firing] = dueFirings(after, compiled, previous ?? aReport(0), due).firings
    expect(firing?.at).toBe(due)
    expect(firing?.reasons).toMatchObject([{ check: 'shorePower', saw: 10, limit: 10, unit: 'min' }])
  })
  it('that comes back in time is not lost, and the ten minutes begin anew', () => {
    const flags = (minute: number) => ({ shorePower: minute % 9 === 0 })
    expect(
      firedAt(LOST, ...Array.from({ length: 40 }, (_, minute) => [minute, flags(minute)] as const)),
    ).toEqual([])
  })
  it('fires again after it came back', () => {
    const on = [0, 1, 20, 21]
    const reports = Array.from(
      { length: 40 },
      (_, minute) => [minute, { shorePower: on.includes(minute) }] as const,
    )
    expect(firedAt(LOST, ...reports)).toEqual([12, 32])
  })
  it('was never there at anchor, so it is not lost', () => {
    const {
      states: after,
      compiled,
      previous,
      firings,
    } = watched([aRule([LOST])], states(false, null, false))
    expect([firings, nextRuleDueAt(after, compiled, previous ?? aReport(0))]).toEqual([[], null])
  })
})

describe('ALR-2 a battery that will be empty', () => {
  const SOON: Condition = { type: 'batteryEmptyWithin', value: 6 }
  /** Half-hourly voltages of the house battery, and the hours after the first at which it fires. */
  const firedWith = (...volts: number[]) =>
    firedAt(
      SOON,
      ...volts.map(
        (house, index) => [index * 30, { batteries: { house: { volts: house, percent: null } } }] as const,
      ),
    ).map((minute) => minute / 60)
  /** Falls by 0.1 V an hour from 12.8 V: it is empty after ten hours. */
  const falling = (reports: number) => Array.from({ length: reports }, (_, index) => 12.8 - index * 0.05)
  it('fires when it has six hours left, once', () => {
    expect(firedWith(...falling(8))).toEqual([])
    expect(firedWith(...falling(12))).toEqual([4])
  })
  it('fires again after a charge', () => {
    expect(firedWith(...falling(10), 13.8, ...falling(10))).toEqual([4, 9.5])
  })
  it('never fires while it charges or rests', () => {
    expect(firedWith(...falling(12).toReversed())).toEqual([])
    expect(firedWith(...falling(12).map(() => 12.2))).toEqual([])
  })
  it('is the vehicle’s where none is on board, and says in how many hours', () => {
    const reports = falling(12).map((batteryVolts, index) => aReport(index * 1800, { batteryVolts }))
    const [firing] = watched([aRule([SOON])], reports).firings
    expect(firing?.reasons).toMatchObject([{ check: 'batteryEmptyWithin', saw: 6, limit: 6, unit: 'h' }])
  })
})

it('ALR-2 the readings on board of a trail are rehearsed', () => {
  const house = (minute: number, readings: Partial<OnBoard>) =>
    fixAt(minute * 60, 0, 0, { onBoard: onBoardWith(readings) })
  const trail = [house(0, { bilgeHigh: false }), house(1, { bilgeHigh: true })]
  const reports = trailReports(trail, 'boat', { relayRequested: null, storageMode: false })
  const { firings } = rehearseRule(reports, aRule([{ type: 'bilgeHigh' }]), CONTEXT, NOON + 5 * MINUTE_MS)
  expect(firings.map(({ at }) => at)).toEqual([NOON + 60 * SECOND_MS])
})

import { describe, expect, it } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aReport, aRule, secondsOf, watched } from '../../test/make/tracking/rules.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../time.ts'
import type { Condition } from './condition.ts'
import { dueFirings, nextRuleDueAt, watchRules } from './watch-rules.ts'

const ABOVE_80: Condition = { type: 'speed', operator: 'above', value: 80 }
const speeds = (...all: readonly (readonly [second: number, speedKmh: number])[]) =>
  all.map(([second, speedKmh]) => aReport(second, { speedKmh, accuracyM: 4 }))

describe('a rule', () => {
  it('ALR-2 fires at the first of two reports above the speed, and names both', () => {
    const { firings } = watched(
      [aRule([ABOVE_80])],
      speeds([0, 70], [10, 80], [15, 80.1], [20, 86], [25, 90]),
    )
    expect(secondsOf(firings)).toEqual([15])
    expect(firings[0]?.reasons).toEqual([
      {
        check: 'speed',
        operator: 'above',
        saw: 80.1,
        limit: 80,
        unit: 'km/h',
        at: toIso(NOON + 15 * SECOND_MS),
        accuracyM: 4,
      },
      expect.objectContaining({ saw: 86, at: toIso(NOON + 20 * SECOND_MS) }),
    ])
    expect(firings[0]).toMatchObject({ ruleId: 'aRule', speedKmh: 80.1 })
  })

  it('ALR-2 fires after 20 s without a second report, and not for a blip of less', () => {
    const before = watched([aRule([ABOVE_80])], speeds([0, 70], [10, 86]))
    const { states, compiled, previous } = before
    if (previous === null) throw new Error('there are reports')
    expect(nextRuleDueAt(states, compiled, previous)).toBe(NOON + 30 * SECOND_MS)
    expect(dueFirings(states, compiled, previous, NOON + 30 * SECOND_MS - 1).firings).toEqual([])
    const due = dueFirings(states, compiled, previous, NOON + 30 * SECOND_MS)
    expect(secondsOf(due.firings)).toEqual([10])
    expect(nextRuleDueAt(due.states, compiled, previous)).toBeNull()

    expect(secondsOf(watched([aRule([ABOVE_80])], speeds([0, 70], [10, 86], [30, 70])).firings)).toEqual([10])
    const blip = watchRules(states, compiled, aReport(29, { speedKmh: 70 }), previous)
    expect(blip.firings).toEqual([])
    expect(blip.suppressed).toEqual([{ ruleId: 'aRule', at: NOON + 10 * SECOND_MS, because: 'notConfirmed' }])
  })

  it('ALR-2 fires again only after the speed was 5 km/h lower', () => {
    const up = speeds([0, 70], [10, 86], [15, 86])
    const again = (low: number) =>
      secondsOf(watched([aRule([ABOVE_80])], [...up, ...speeds([20, low], [25, 86], [30, 86])]).firings)
    expect(again(75.1)).toEqual([10])
    expect(again(75)).toEqual([10, 25])
  })

  it('ALR-2 fires when all its conditions are met, and not again in its cooldown', () => {
    const rule = aRule([{ type: 'accessory', operator: 'on' }], { cooldownMinutes: 15 })
    const switched = (...seconds: readonly number[]) =>
      seconds.map((second, index) => aReport(second, { ignition: index % 2 === 1 }))
    expect(secondsOf(watched([rule], switched(0, 10, 20, 30)).firings)).toEqual([10])
    expect(secondsOf(watched([rule], switched(0, 10, 20, 909)).firings)).toEqual([10])
    expect(secondsOf(watched([rule], switched(0, 10, 20, 910)).firings)).toEqual([10, 910])
  })

  it('ALR-2 is silent about what held already when it was defined', () => {
    const on = [0, 10, 20].map((second) => aReport(second, { ignition: true }))
    const off = aReport(30, { ignition: false })
    const onAgain = aReport(40, { ignition: true })
    const rule = aRule([{ type: 'accessory', operator: 'on' }], { definedAt: NOON + 5 * SECOND_MS })
    expect(watched([rule], [...on]).firings).toEqual([])
    expect(secondsOf(watched([rule], [...on, off, onAgain]).firings)).toEqual([40])
  })

  it('ALR-2 ignores a voltage that dips for less than a minute', () => {
    const rule = aRule([{ type: 'battery', operator: 'below', value: 12 }])
    const volts = (...all: readonly (readonly [second: number, batteryVolts: number])[]) =>
      watched(
        [rule],
        all.map(([second, batteryVolts]) => aReport(second, { batteryVolts })),
      )
    expect(secondsOf(volts([0, 12], [10, 11.9], [69, 13.8], [75, 13.8]).firings)).toEqual([])
    expect(secondsOf(volts([0, 12], [10, 11.9], [70, 13.8], [75, 13.8]).firings)).toEqual([10])
    expect(secondsOf(volts([0, 12], [10, 11.9], [80, 12.29], [90, 11], [200, 11]).firings)).toEqual([10])
    expect(secondsOf(volts([0, 12], [10, 11.9], [80, 12.3], [90, 11], [200, 11]).firings)).toEqual([10, 90])
  })

  it('ALR-2 fires when its conditions have held for its delay', () => {
    const rule = aRule([ABOVE_80], { delayMinutes: 3 })
    const lasting = speeds([0, 70], [10, 86], [100, 86], [190, 86])
    expect(secondsOf(watched([rule], lasting).firings)).toEqual([10])
    expect(watched([rule], speeds([0, 70], [10, 86], [100, 86], [189, 70])).firings).toEqual([])
  })

  it('ALR-3 fires when its time of the day begins while the rest holds', () => {
    const rule = aRule([
      { type: 'timeRange', timeStart: '14:30', timeEnd: '06:00', timezone: 'Europe/Berlin' },
      { type: 'accessory', operator: 'on' },
    ])
    const { states, compiled, previous } = watched([rule], [aReport(0, { ignition: true })])
    if (previous === null) throw new Error('there are reports')
    const begin = NOON + 30 * MINUTE_MS
    expect(nextRuleDueAt(states, compiled, previous)).toBe(begin)
    const due = dueFirings(states, compiled, previous, begin)
    expect(due.firings.map(({ at, reasons }) => [at, reasons.map(({ saw }) => saw)])).toEqual([
      [begin, ['14:30', 'on']],
    ])
    // A report of the seconds before that arrives after it changes nothing.
    const delayed = aReport(1_790, { ignition: true })
    const before = watchRules(due.states, compiled, delayed, previous)
    const later = watchRules(before.states, compiled, aReport(3_600, { ignition: true }), delayed)
    expect([...before.firings, ...later.firings]).toEqual([])
  })

  it('ALR-2 keeps the very same states while nothing changes', () => {
    const { states, compiled, previous } = watched([aRule([ABOVE_80])], speeds([0, 70]))
    expect(watchRules(states, compiled, aReport(10, { speedKmh: 72 }), previous).states).toBe(states)
  })
})

import { describe, expect, it } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aRule, CONTEXT, secondsOf } from '../../test/make/tracking/rules.ts'
import { fixAt } from '../../test/make/tracking/tracks.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../time.ts'
import type { Condition } from './condition.ts'
import { explainRule, type RuleQuestion } from './explain/explain-rule.ts'
import { rehearseRule } from './rehearse-rule.ts'
import { trailReports } from './trail-reports.ts'

const ABOVE_80: Condition = { type: 'speed', operator: 'above', value: 80 }
const EVERY_SECONDS = 15

/** A drive eastwards that reports these speeds, 15 s apart. */
function fixesAt(speeds: readonly number[]) {
  let metres = 0
  return speeds.map((speedKmh, index) => {
    metres += (speedKmh / 3.6) * EVERY_SECONDS
    return fixAt(index * EVERY_SECONDS, metres, 0, { speedKmh })
  })
}
const DEVICE = { relayRequested: null, storageMode: false }
const driveAt = (speeds: readonly number[]) => trailReports(fixesAt(speeds), 'car', DEVICE)

/** Fast for a minute, slow for a minute, ten times, and then fast for five. */
const FLICKER = [
  ...Array.from({ length: 80 }, (_, index) => (Math.floor(index / 4) % 2 === 0 ? 70 : 90)),
  70,
  ...Array.from({ length: 20 }, () => 90),
]
const UNTIL = NOON + FLICKER.length * EVERY_SECONDS * SECOND_MS

describe('a rehearsal', () => {
  it('ALR-2 gives the firings, the suppressed ones and why', () => {
    const reports = driveAt([70, 90, 90, 70, 90, 90, 70, 90, 70])
    const { firings, suppressed } = rehearseRule(
      reports,
      aRule([ABOVE_80], { cooldownMinutes: 15 }),
      CONTEXT,
      UNTIL,
    )
    expect(secondsOf(firings)).toEqual([15])
    expect(suppressed.map(({ at, because }) => [(at - NOON) / SECOND_MS, because])).toEqual([
      [60, 'cooldown'],
      [105, 'notConfirmed'],
    ])
  })

  it('ALR-2 says how noisy a rule is, and which setting would calm it', () => {
    const { firings, noise } = rehearseRule(driveAt(FLICKER), aRule([ABOVE_80]), CONTEXT, UNTIL)
    expect(firings).toHaveLength(11)
    expect(noise).toEqual({
      reversedWithin2Minutes: 10 / 11,
      advice: { code: 'longer-delay', minutes: 3, firings: 1, insteadOf: 11 },
    })
    const calm = rehearseRule(driveAt(FLICKER), aRule([ABOVE_80], { delayMinutes: 3 }), CONTEXT, UNTIL)
    expect(calm.firings).toHaveLength(1)
    expect(calm.noise).toEqual({ reversedWithin2Minutes: 0, advice: null })
  })
})

describe('why a rule fired or did not', () => {
  const reports = driveAt([70, 90, 90, 70, 90, 90, ...Array.from({ length: 60 }, () => 70)])
  const asked = (second: number, question: Partial<RuleQuestion> = {}) =>
    explainRule({
      reports,
      rule: aRule([ABOVE_80], { cooldownMinutes: 15 }),
      context: CONTEXT,
      at: NOON + second * SECOND_MS,
      until: NOON + 9_000 * SECOND_MS,
      covered: true,
      events: [],
      ...question,
    })

  it('ALR-2 is said condition by condition', () => {
    expect(asked(15)).toMatchObject({
      fired: true,
      because: null,
      conditions: [{ met: true, saw: 90, limit: 80 }],
    })
    expect(asked(900)).toMatchObject({
      fired: false,
      because: 'notMet',
      conditions: [{ met: false, saw: 70 }],
    })
    expect(asked(400, { reports: reports.slice(3) })).toMatchObject({ because: 'notMet' })
    expect(asked(15, { covered: false })).toMatchObject({ fired: false, because: 'notCovered' })
    expect(asked(15, { rule: aRule([ABOVE_80], { enabled: false }) })).toMatchObject({ because: 'disabled' })
    expect(asked(-286)).toMatchObject({ because: 'noPositions', conditions: [] })
  })

  it('ALR-2 shows what ended a speed that did not hold long enough', () => {
    const blip = driveAt([70, 70, 90, 74, 70, ...Array.from({ length: 40 }, () => 70)])
    expect(asked(30, { reports: blip })).toMatchObject({
      fired: false,
      because: 'notMet',
      conditions: [{ met: false, saw: 74, at: toIso(NOON + 45 * SECOND_MS) }],
    })
  })

  describe('is what lies nearest to the time', () => {
    const slow = Array.from({ length: 15 }, () => 70)
    const [FIRED, AGAIN] = [15, 270]
    const MIDDLE = (FIRED + AGAIN) / 2
    const twice = driveAt([70, 90, 90, ...slow, 92, 92, ...slow])
    const blip = driveAt([70, 90, 90, ...slow, 92, ...slow])
    const eventAt = (second: number, late = false) => ({
      timestamp: toIso(NOON + second * SECOND_MS),
      late,
    })

    it.each([
      ['a cooldown', twice, { because: 'cooldown', conditions: [{ met: true, saw: 92, limit: 80 }] }],
      ['a speed that did not last', blip, { because: 'notMet', conditions: [{ met: false, saw: 70 }] }],
    ])('ALR-2 fired, or suppressed by %s, which counts where both are as near', (_, reports, suppressed) => {
      for (const events of [[], [eventAt(FIRED)]]) {
        expect(asked(MIDDLE - 1, { reports, events })).toMatchObject({
          fired: true,
          because: null,
          conditions: [{ met: true, saw: 90 }],
        })
        for (const second of [MIDDLE, MIDDLE + 1, AGAIN])
          expect(asked(second, { reports, events })).toMatchObject({ fired: false, ...suppressed })
      }
    })

    it('ALR-2 of several events, a late one has notified nobody', () => {
      const events = [eventAt(FIRED), eventAt(AGAIN, true)]
      expect(asked(MIDDLE - 1, { reports: twice, events })).toMatchObject({ fired: true, because: null })
      expect(asked(MIDDLE, { reports: twice, events })).toMatchObject({ fired: false, because: 'late' })
    })

    it('ALR-2 an event is the answer up to 5 minutes away', () => {
      const events = [eventAt(-60)]
      const rule = aRule([ABOVE_80], { enabled: false })
      expect(asked(240, { rule, events })).toMatchObject({ fired: true })
      expect(asked(241, { rule, events })).toMatchObject({ fired: false, because: 'disabled' })
    })

    it('ALR-2 what is not over yet has not fired', () => {
      const one = { reports: driveAt([70, 70, 90]) }
      const until = (second: number) => NOON + second * SECOND_MS
      expect(asked(30, { ...one, until: until(49) })).toMatchObject({ fired: false, because: 'notMet' })
      expect(asked(30, { ...one, until: until(50) })).toMatchObject({ fired: true })
    })
  })

  it('ALR-2 names a cooldown, a late upload, and what was so before', () => {
    const twice = driveAt([70, 90, 90, ...Array.from({ length: 36 }, () => 70), 90, 90, 90])
    expect(asked(600, { reports: twice })).toMatchObject({ because: 'cooldown' })
    const late = twice.map((one) => ({
      ...one,
      receivedAt: one.receivedAt + 20 * MINUTE_MS,
      report: { ...one.report, receivedAt: one.receivedAt + 20 * MINUTE_MS },
    }))
    expect(asked(15, { reports: late })).toMatchObject({ fired: false, because: 'late' })
    const parked = [...fixesAt([50, 50, 50]), fixAt(60, 660, 0, { speedKmh: 0 }), fixAt(9_000, 662, 0)]
    const stopped = asked(60 + 1_800, {
      reports: trailReports(parked, 'car', DEVICE),
      rule: aRule([{ type: 'stoppedFor', value: 30 }]),
    })
    expect(stopped).toMatchObject({ fired: true, because: null, conditions: [{ saw: 30, limit: 30 }] })
    const fast = driveAt([70, ...Array.from({ length: 60 }, () => 90)])
    expect(asked(800, { reports: fast })).toMatchObject({ because: 'stillMet' })
    expect(asked(800, { reports: fast.slice(1) })).toMatchObject({ because: 'baseline' })
  })
})

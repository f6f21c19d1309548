import { describe, expect, it, test } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { aReport, aRule, CONTEXT, secondsOf, watched } from '../../../test/make/tracking/rules.ts'
import { alongLegs, fixAt, metresOff } from '../../../test/make/tracking/tracks.ts'
import { MINUTE_MS, SECOND_MS } from '../../time.ts'
import type { StampedPosition } from '../../tracking/judging/clock.ts'
import type { Condition } from '../condition.ts'
import { rehearseRule } from '../rehearse-rule.ts'
import { trailReports } from '../trail-reports.ts'
import { dueFirings, nextRuleDueAt } from '../watch-rules.ts'
import type { ReportedDevice, WatchedReport } from '../watched-report.ts'

const EVERY_SECONDS = 60

/** When a condition fires on reports a minute apart that differ in some fields. */
const firedAt = (condition: Condition, reports: readonly Partial<WatchedReport>[]) =>
  secondsOf(
    watched(
      [aRule([condition])],
      reports.map((fields, index) => aReport(index * EVERY_SECONDS, fields)),
    ).firings,
  ).map((second) => second / EVERY_SECONDS)

type Row = readonly [condition: Condition, values: readonly number[], fired: readonly number[]]
const SPEEDS: readonly Row[] = [
  [{ type: 'speed', operator: 'above', value: 80 }, [80, 80.1, 75.1, 90, 75, 80.1, 80], [1, 5]],
  [{ type: 'speed', operator: 'below', value: 30 }, [30, 29.9, 34.9, 20, 35, 29, 30], [1, 5]],
  [{ type: 'speed', operator: 'equals', value: 50 }, [49.5, 49.6, 54.9, 50, 55, 50.4, 49.5], [1, 5]],
  [{ type: 'speed', operator: 'notEquals', value: 50 }, [50, 50.4, 50.5, 90, 50, 40, 50], [2, 5]],
  [{ type: 'speed', operator: 'between', value: 50, valueTo: 60 }, [49.9, 50, 64.9, 60, 65, 60, 49], [1, 5]],
  [{ type: 'speed', operator: 'above', value: 0 }, [0, 0.1, 3, 0, 1, 0], [1, 4]],
]
test.each(SPEEDS)('ALR-2 speed: %j on %j fires at report %j', (condition, values, fired) => {
  expect(
    firedAt(
      condition,
      values.map((speedKmh) => ({ speedKmh })),
    ),
  ).toEqual(fired)
})

const VOLTS: readonly Row[] = [
  [{ type: 'battery', operator: 'below', value: 12.2 }, [12.2, 12.19, 12.49, 12, 12.5, 12, 13], [1, 5]],
  [{ type: 'battery', operator: 'above', value: 14 }, [14, 14.01, 13.71, 15, 13.7, 15, 13], [1, 5]],
]
test.each(VOLTS)('ALR-2 battery: %j on %j fires at report %j', (condition, values, fired) => {
  expect(
    firedAt(
      condition,
      values.map((batteryVolts) => ({ batteryVolts })),
    ),
  ).toEqual(fired)
})

describe('ALR-2 signal strength', () => {
  it('is the percentage of 12 satellites', () => {
    const weak: Condition = { type: 'signalStrength', signalType: 'gps', operator: 'below', value: 50 }
    const fired = firedAt(
      weak,
      [6, 5, 6, 5, 7, 5, 20].map((satellites) => ({ satellites })),
    )
    expect(fired).toEqual([1, 5])
  })

  it('is the percentage of 31 steps of the mobile signal', () => {
    const weak: Condition = { type: 'signalStrength', signalType: 'lte', operator: 'below', value: 50 }
    expect(
      firedAt(
        weak,
        [31, 16, 15, 16, 15, 18, 15].map((cellular) => ({ cellular })),
      ),
    ).toEqual([2, 6])
  })

  it('is unknown without a figure, which changes nothing', () => {
    const weak: Condition = { type: 'signalStrength', signalType: 'lte', operator: 'below', value: 50 }
    expect(
      firedAt(
        weak,
        [31, 10, null, 10].map((cellular) => ({ cellular })),
      ),
    ).toEqual([1])
  })
})

describe('ALR-2 what is true at one report only', () => {
  it('a mileage fires when the odometer passes it', () => {
    const passes: Condition = { type: 'mileage', operator: 'exceeds', value: 10_000 }
    const driven = (...all: readonly (number | null)[]) =>
      firedAt(
        passes,
        all.map((odometerKm) => ({ odometerKm })),
      )
    expect(driven(9_999, 10_000, null, 10_000.1, 10_050)).toEqual([3])
    expect(driven(10_001, 10_002)).toEqual([])
    expect(driven(null, 10_001, 10_002)).toEqual([])
  })

  it('an acceleration fires at each report above its limit', () => {
    const hard: Condition = { type: 'gForce', operator: 'above', value: 0.5 }
    expect(
      firedAt(
        hard,
        [0.1, 0.5, 0.51, 0.6, null, 0.6].map((gForce) => ({ gForce })),
      ),
    ).toEqual([2, 3, 5])
  })

  it('a behaviour fires at the report that names it, or one that includes it', () => {
    const firedBy = (behaviorType: 'collision' | 'sharpLeftTurn' | 'rapidDeceleration') =>
      firedAt({ type: 'drivingBehavior', behaviorType }, [
        {},
        { events: ['collision'] },
        {},
        { events: ['idling', 'sharpLeftTurn'] },
        { events: ['sharpRightTurn'] },
        { events: ['sharpTurn'] },
        { events: ['harshDriving'] },
      ])
    expect(firedBy('collision')).toEqual([1])
    expect(firedBy('sharpLeftTurn')).toEqual([3, 5, 6])
    expect(firedBy('rapidDeceleration')).toEqual([6])
  })

  it('a relay fires when it changes to what the account did not ask for', () => {
    const changed: Condition = { type: 'relayChanged' }
    const asked = (relayRequested: boolean | null, ...cuts: readonly (boolean | null)[]) =>
      firedAt(
        changed,
        cuts.map((relayCut) => ({ relayCut, relayRequested })),
      )
    expect(asked(null, false, null, true, true)).toEqual([2])
    expect(asked(true, false, false, true, true)).toEqual([])
    expect(asked(true, true, true, false)).toEqual([2])
    expect(asked(false, null, true)).toEqual([])
  })
})

const DEVICE: ReportedDevice = { relayRequested: null, storageMode: false }
const LATER = NOON + 24 * 60 * MINUTE_MS

/** When a condition fires on a track, in seconds after noon. */
const firedOn = (condition: Condition, fixes: readonly StampedPosition[], device = DEVICE, until = LATER) =>
  secondsOf(rehearseRule(trailReports(fixes, 'car', device), aRule([condition]), CONTEXT, until).firings)

/** Parked for 10 minutes, 10 minutes of driving, parked for 20. */
const TRIP = alongLegs(
  [
    { seconds: 600, kmh: 0 },
    { seconds: 600, kmh: 36 },
    { seconds: 1_200, kmh: 0 },
  ],
  { every: 10, noiseM: 2 },
)
const tripWith = (fields: Partial<StampedPosition>) => TRIP.map((fix) => ({ ...fix, ...fields }))

describe('ALR-2 motion', () => {
  it('starts beyond what may be drift: two reports 100 m away, or one at 10 km/h, and not by less', () => {
    const leaves = (metres: number, speedKmh: number | null) =>
      firedOn({ type: 'movement', operator: 'start' }, [
        ...[0, 100, 200, 300, 400].map((second) => fixAt(second, second / 100, 0, { speedKmh: 0.5 })),
        ...[410, 420, 430].map((second) => fixAt(second, metres, (second - 410) / 5, { speedKmh })),
      ])
    expect(leaves(99, null)).toEqual([])
    expect(leaves(101, null)).toEqual([420])
    expect(leaves(60, 9.9)).toEqual([])
    expect(leaves(60, 10)).toEqual([410])
  })

  it('starts once a trip, and ends when it has stood for 300 s', () => {
    expect(firedOn({ type: 'movement', operator: 'start' }, TRIP)).toEqual([630])
    expect(firedOn({ type: 'movement', operator: 'end' }, TRIP)).toEqual([1_500])
  })

  it('without ignition is a tow, if the ignition is known', () => {
    const tow: Condition = { type: 'movedWithoutIgnition' }
    expect(firedOn(tow, tripWith({ ignition: false }))).toEqual([630])
    expect(firedOn(tow, tripWith({ ignition: true }))).toEqual([])
    expect(firedOn(tow, TRIP)).toEqual([])
    const reported = tripWith({ ignition: null }).map((fix, index) =>
      index === 5 ? { ...fix, events: ['towing'] } : fix,
    )
    expect(firedOn(tow, reported)).toEqual([50])
  })

  it('has stopped for a time since it came to its place, with and without a report', () => {
    const standing: Condition = { type: 'stoppedFor', value: 15 }
    expect(firedOn(standing, TRIP)).toEqual([1_200 + 15 * 60])
    const lastAt = 1_300
    const silent = TRIP.filter(({ shownAt }) => shownAt <= NOON + lastAt * SECOND_MS)
    expect(firedOn(standing, silent)).toEqual([1_200 + 15 * 60])
    expect(firedOn(standing, silent, DEVICE, NOON + (1_200 + 15 * 60) * SECOND_MS - 1)).toEqual([])
  })

  it('idles while it stands with the engine on', () => {
    const idling: Condition = { type: 'idleFor', value: 10 }
    const engineOffAt = (second: number) =>
      TRIP.map((fix) => ({
        ...fix,
        ignition: fix.shownAt < NOON + second * SECOND_MS,
      }))
    const [fired] = firedOn(idling, engineOffAt(2_400))
    expect(fired).toBeGreaterThanOrEqual(1_200 + 600)
    expect(fired).toBeLessThanOrEqual(1_270 + 600)
    expect(firedOn(idling, engineOffAt(1_700))).toEqual([])
  })
})

describe('ALR-2 geofences', () => {
  const inside: Condition = { type: 'insideGeofence', geofenceId: 'EAST' }
  const outside: Condition = { type: 'outsideGeofence', geofenceId: 'EAST' }
  const walk = (...easts: readonly number[]) => easts.map((east) => metresOff(east))

  it('are entered at the edge and left beyond the band, each with a second report', () => {
    expect(firedAt(inside, walk(-50, -1, 1, 20, 200))).toEqual([2])
    expect(firedAt(outside, walk(50, 1, -14, -16, -20))).toEqual([3])
    expect(firedAt(inside, walk(-50, 1, -14, -16, 1, 20))).toEqual([1, 4])
  })

  it('are not left by a parked device that drifts', () => {
    const parked = (...easts: readonly number[]) =>
      walk(...easts).map((place) => ({ ...place, moving: false, motion: 'stopped' as const }))
    expect(firedAt(outside, parked(5, -20, -55, -59, 5))).toEqual([])
    expect(firedAt(outside, parked(5, -61, -70))).toEqual([1])
    expect(firedAt(inside, parked(-5, 20, 55, -5))).toEqual([])
  })

  it('that are gone are never met', () => {
    expect(firedAt({ type: 'insideGeofence', geofenceId: 'GONE' }, walk(-50, 1, 20, 200))).toEqual([])
    expect(firedAt({ type: 'outsideGeofence', geofenceId: 'GONE' }, walk(50, -20, -200))).toEqual([])
  })
})

describe('ALR-2 no contact', () => {
  const silent = (value: number): Condition => ({ type: 'noContact', value })
  const reported = (fields: Partial<WatchedReport> = {}) => {
    const { states, compiled, previous } = watched([aRule([silent(30)])], [aReport(0, fields)])
    if (previous === null) throw new Error('there is a report')
    return { states, compiled, previous }
  }
  const MINUTES_30 = 30 * MINUTE_MS

  it('fires when nothing was received for the minutes, once', () => {
    const { states, compiled, previous } = reported()
    const due = previous.lastContactAt + MINUTES_30
    expect(nextRuleDueAt(states, compiled, previous)).toBe(due)
    expect(dueFirings(states, compiled, previous, due - 1).firings).toEqual([])
    const fired = dueFirings(states, compiled, previous, due)
    expect(fired.firings).toMatchObject([{ at: due, reasons: [{ saw: 30, limit: 30, unit: 'min' }] }])
    expect(dueFirings(fired.states, compiled, previous, due + MINUTES_30).firings).toEqual([])
    expect(nextRuleDueAt(fired.states, compiled, previous)).toBeNull()
  })

  it('of a tracker that sleeps fires only after its next report is missed', () => {
    const { states, compiled, previous } = reported({ reportIntervalSeconds: 3_600 })
    expect(nextRuleDueAt(states, compiled, previous)).toBe(previous.lastContactAt + 120 * MINUTE_MS)
    const fixes = [fixAt(0, 0), fixAt(3_600, 0), fixAt(10_799, 0)]
    const storage = { ...DEVICE, storageMode: true }
    expect(firedOn(silent(30), fixes, storage)).toEqual([10_799 + 7_200 + 0.9])
  })

  it('is found when the next report comes, and a report without a fix is contact', () => {
    const gap = [fixAt(0, 0), fixAt(1_799, 0), fixAt(3_600, 0), fixAt(5_400, 0)]
    const until = NOON + 5_500 * SECOND_MS
    expect(firedOn(silent(30), gap, DEVICE, until)).toEqual([1_799 + 1_800 + 0.9, 3_600 + 1_800 + 0.9])
    const lost = fixAt(2_700, 0, 0, { satellites: 0 })
    expect(firedOn(silent(30), [fixAt(0, 0), fixAt(1_000, 0), lost, fixAt(4_400, 0)], DEVICE, until)).toEqual(
      [],
    )
  })
})

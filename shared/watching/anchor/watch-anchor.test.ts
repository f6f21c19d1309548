import { describe, expect, it, test } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { anAnchorWatch, boatAt, lyingBoat, watched } from '../../../test/make/watching/an-anchored-boat.ts'
import { HOUR_MS, MINUTE_MS } from '../../time.ts'
import { anchorStatus, newAnchorState } from './anchor-state.ts'
import type { AnchorFinding, AnchorReport } from './anchor-watch.ts'
import { secondsToProof } from './evidence.ts'
import { acknowledged, anchorDue, anchorDueAt, watchAnchor } from './watch-anchor.ts'

const kindsOf = (findings: readonly AnchorFinding[]) => findings.map(({ kind }) => kind)
const draggedAt = (reports: readonly AnchorReport[], watch = anAnchorWatch()) =>
  watched(reports, watch)
    .findings.filter(({ kind }) => kind === 'dragging')
    .map(({ at }) => (at - NOON) / 1_000)

/** A boat that is inside until a time and then at these distances, every so many seconds. */
const boatOut = (every: number, distances: readonly number[]) => [
  boatAt(10, 50),
  ...distances.map((north, index) => boatAt(20 + index * every, north)),
]

describe('a boat that drags its anchor', () => {
  it('is outside by more than 12 m for more than 30 s', () => {
    expect(draggedAt(boatOut(10, [61, 73, 73, 73, 73, 73]))).toEqual([70])
    expect(draggedAt(boatOut(10, [61, 73, 73, 73]))).toEqual([])
    expect(draggedAt(boatOut(10, Array(360).fill(61.9)))).toEqual([])
    expect(draggedAt(boatOut(10, Array(360).fill(62.1)))).not.toEqual([])
  })

  it('takes two fixes', () => {
    expect(draggedAt(boatOut(300, [45, 120, 30]))).toEqual([])
    expect(draggedAt(boatOut(300, [45, 120, 130]))).toEqual([620])
  })

  it.each([
    [10, 50],
    [15, 60],
    [29, 87],
    [30, 90],
    [31, 62],
    [60, 120],
    [300, 600],
  ])('is proved, with a report every %i s, at most %i s after it began', (every, seconds) => {
    expect(secondsToProof(every)).toBe(seconds)
    // it began a moment after the report at 10 s
    const reports = [
      boatAt(10, 55),
      ...Array.from({ length: 9 }, (_, index) => boatAt(10 + (index + 1) * every, 73)),
    ]
    expect(draggedAt(reports)).toEqual([10 + seconds])
  })

  it('is as far outside as the errors of two fixes may add up to', () => {
    const drifting = anAnchorWatch({ restDriftM: 20 })
    expect(draggedAt(boatOut(30, [65, ...Array(400).fill(85.9)]), drifting)).toEqual([])
    expect(draggedAt(boatOut(30, [65, ...Array(400).fill(86.1)]), drifting)).not.toEqual([])
    const inaccurate = (north: number) =>
      Array.from({ length: 400 }, (_, index) => boatAt(20 + index * 10, north, { accuracyM: 20 }))
    expect(draggedAt(inaccurate(85.9))).toEqual([])
    expect(draggedAt(inaccurate(86.1))).not.toEqual([])
  })

  it('has a receiver of 15 m where its drift is not known', () => {
    const unknown = anAnchorWatch({ restDriftM: null })
    expect(draggedAt(boatOut(30, [65, ...Array(400).fill(76.9)]), unknown)).toEqual([])
    expect(draggedAt(boatOut(30, [65, ...Array(400).fill(77.1)]), unknown)).not.toEqual([])
  })

  it('may come inside for one fix', () => {
    expect(draggedAt(boatOut(10, [61, 73, 73, 73, 59, 73, 73]))).toEqual([70])
  })

  it('is raised once until it is acknowledged', () => {
    const away = boatOut(10, [61, 73, 85, 97, 109, 121, 133, 145, 157])
    expect(draggedAt(away)).toHaveLength(1)
    expect(anchorStatus(watched(away).state)).toBe('dragging')
    const back = [...away, boatAt(200, 30)]
    expect(anchorStatus(watched(back).state)).toBe('dragging')
  })

  it('moves farther out than it lay, by more than 12 m, before it is outside', () => {
    const lies = lyingBoat(10, 30)
    const outwards = (north: number, length: number) =>
      Array.from({ length }, (_, index) => boatAt(3_610 + index * 10, north + index * 1.5))
    expect(draggedAt([...lies, ...outwards(30, 40)])[0]).toBeLessThan(3_610 + 10 * ((62 - 30) / 1.5))
    expect(draggedAt(outwards(30, 40))[0]).toBeGreaterThan(3_610 + 10 * ((62 - 30) / 1.5))
  })

  const movedTo = (north: number, lay: number) => [
    ...lyingBoat(30, lay),
    ...Array.from({ length: 400 }, (_, index) => boatAt(3_630 + index * 30, north)),
  ]

  it('is outside the circle, however far it moved', () => {
    expect(draggedAt(movedTo(49.9, 30))).toEqual([])
    expect(draggedAt(movedTo(52, 30))).not.toEqual([])
  })

  it('has moved by more than 10 m, or by the drift of its receiver', () => {
    expect(draggedAt(movedTo(54.9, 45))).toEqual([])
    expect(draggedAt(movedTo(61.9, 45))).not.toEqual([])
    expect(draggedAt(movedTo(61.9, 45), anAnchorWatch({ restDriftM: 17 }))).toEqual([])
  })

  it('is known to have moved once it lay for 15 minutes', () => {
    const lain = (seconds: number) => [
      ...lyingBoat(30, 40).filter(({ shownAt }) => shownAt <= NOON + seconds * 1_000),
      ...Array.from({ length: 20 }, (_, index) => boatAt(seconds + 30 + index * 30, 58)),
    ]
    expect(draggedAt(lain(600))).toEqual([])
    expect(draggedAt(lain(900))).not.toEqual([])
  })

  it('does not swing farther out slowly, as a rode straightens', () => {
    const straightens = Array.from({ length: 200 }, (_, index) =>
      boatAt(3_610 + index * 30, 30 + index * 0.1),
    )
    expect(draggedAt([...lyingBoat(30, 30), ...straightens])).toEqual([])
  })
})

describe('a bad fix', () => {
  it('raises nothing, however far it is away', () => {
    const bad = [...lyingBoat(), boatAt(3_630, 900), boatAt(3_660, 40), boatAt(3_690, 40)]
    expect(watched(bad).findings.filter(({ kind }) => kind === 'dragging')).toEqual([])
    expect(watched(bad).state.distanceM).toBeCloseTo(40, 0)
  })

  it('is a step of more than 10 m at more than 2 m a second', () => {
    const step = (metres: number, seconds: number) =>
      watched([boatAt(10, 30), boatAt(10 + seconds, 30 + metres)]).state.distanceM
    expect(step(9.9, 1)).toBeCloseTo(39.9, 1)
    expect(step(10.1, 1)).toBeCloseTo(30, 1)
    expect(step(19.9, 10)).toBeCloseTo(49.9, 1)
    expect(step(20.1, 10)).toBeCloseTo(30, 1)
  })

  it('may last a minute', () => {
    const burst = Array.from({ length: 12 }, (_, index) => boatAt(3_605 + index * 5, 140))
    expect(draggedAt([...lyingBoat(5), ...burst, boatAt(3_665, 40)])).toEqual([])
  })

  it('is believed after two minutes more', () => {
    const there = Array.from({ length: 60 }, (_, index) => boatAt(3_605 + index * 5, 140))
    const [at = 0] = draggedAt([...lyingBoat(5), ...there])
    expect(at).toBeGreaterThan(3_605 + 120)
    expect(at).toBeLessThanOrEqual(3_605 + 240)
  })

  it('may be the first one of a watch', () => {
    expect(draggedAt([boatAt(5, 400), boatAt(10, 400), boatAt(15, 40), boatAt(20, 40)])).toEqual([])
  })

  it('is none where the tracker reports that it is towed', () => {
    const towed = Array.from({ length: 10 }, (_, index) =>
      boatAt(3_610 + index * 10, 40 + index * 50, { speedKmh: 18 }),
    )
    const [at = 0] = draggedAt([...lyingBoat(10), ...towed])
    expect(at).toBeLessThanOrEqual(3_660)
    expect(at).toBeGreaterThan(3_610)
  })
})

describe('an acknowledged drag', () => {
  const away = watched(boatOut(10, [61, 73, 85, 97, 109, 121]))
  const state = acknowledged(away.state, anAnchorWatch())

  it('stays one until the boat is inside', () => {
    expect(anchorStatus(state)).toBe('dragging')
    const outside = watchAnchor(state, anAnchorWatch(), boatAt(120, 60))
    expect(anchorStatus(outside.state)).toBe('dragging')
    expect(anchorStatus(watchAnchor(outside.state, anAnchorWatch(), boatAt(140, 49)).state)).toBe('nearEdge')
  })

  it('is raised again where the boat drags on', () => {
    const on = Array.from({ length: 20 }, (_, index) => boatAt(80 + index * 10, 121 + index * 5))
    let [last, raised] = [state, 0]
    for (const report of on) {
      const step = watchAnchor(last, anAnchorWatch(), report)
      last = step.state
      raised += step.findings.length
    }
    expect(raised).toBe(1)
  })

  it('is none where nothing drags', () => {
    const still = newAnchorState(anAnchorWatch())
    expect(acknowledged(still, anAnchorWatch())).toBe(still)
  })
})

describe('a boat near the edge', () => {
  it('has 80 % of the radius behind it', () => {
    expect(kindsOf(watched([boatAt(10, 39.9)]).findings)).toEqual([])
    expect(kindsOf(watched([boatAt(10, 40.1)]).findings)).toEqual(['nearEdge'])
    expect(anchorStatus(watched([boatAt(10, 40.1)]).state)).toBe('nearEdge')
  })

  it('stays near it down to 70 %', () => {
    const { state, findings } = watched([boatAt(10, 41), boatAt(20, 35.1), boatAt(30, 41)])
    expect(kindsOf(findings)).toEqual(['nearEdge'])
    expect(anchorStatus(state)).toBe('nearEdge')
    const { findings: twice } = watched([boatAt(10, 41), boatAt(20, 34.9), boatAt(30, 41)])
    expect(kindsOf(twice)).toEqual(['nearEdge', 'nearEdge'])
  })
})

describe('silence', () => {
  const { state } = watched([boatAt(60, 30)])
  const LIMIT = NOON + 11 * MINUTE_MS

  it('is found 10 minutes after the last position', () => {
    expect(anchorDueAt(state)).toBe(LIMIT)
    expect(anchorDue(state, LIMIT - 1).findings).toEqual([])
    const due = anchorDue(state, LIMIT)
    expect(due.findings).toEqual([
      { kind: 'noPosition', at: LIMIT, distanceM: state.distanceM, silentMs: 600_000 },
    ])
    expect(anchorStatus(due.state)).toBe('noPosition')
    expect(due.state.since).toBe(LIMIT)
  })

  it('is found once, and ends with a position', () => {
    const due = anchorDue(state, LIMIT + HOUR_MS)
    expect(anchorDueAt(due.state)).toBeNull()
    expect(anchorDue(due.state, LIMIT + 2 * HOUR_MS).findings).toEqual([])
    const back = watchAnchor(due.state, anAnchorWatch(), boatAt(7_200, 30))
    expect(anchorStatus(back.state)).toBe('watching')
    expect(back.findings).toEqual([])
  })

  it('is found by the next position where nobody looked', () => {
    const { findings } = watchAnchor(state, anAnchorWatch(), boatAt(60 + 601, 30))
    expect(findings).toEqual([
      { kind: 'noPosition', at: LIMIT, distanceM: state.distanceM, silentMs: 600_000 },
    ])
    expect(watchAnchor(state, anAnchorWatch(), boatAt(60 + 599, 30)).findings).toEqual([])
  })

  it('has a limit that its owner sets', () => {
    const watch = anAnchorWatch({ silentAfterMs: 3 * MINUTE_MS })
    expect(anchorDueAt(watched([boatAt(60, 30)], watch).state)).toBe(NOON + 4 * MINUTE_MS)
  })

  it('is that of a watch without any position', () => {
    expect(anchorDueAt(newAnchorState(anAnchorWatch()))).toBe(NOON + 10 * MINUTE_MS)
  })

  it('is not a tracker that sleeps, before two of its intervals', () => {
    const asleep = watched([boatAt(60, 30, { intervalMs: HOUR_MS })]).state
    expect(anchorDueAt(asleep)).toBe(NOON + MINUTE_MS + 2 * HOUR_MS)
    const awake = watched([boatAt(60, 30, { intervalMs: 4 * MINUTE_MS })]).state
    expect(anchorDueAt(awake)).toBe(LIMIT)
  })

  it('goes on through held fixes', () => {
    const held = { ...boatAt(120, 30), fix: null }
    expect(anchorDueAt(watchAnchor(state, anAnchorWatch(), held).state)).toBe(LIMIT)
  })

  it('counts from the receipt, whatever the clock of the tracker says', () => {
    const slow = boatAt(60, 30, { receivedAt: NOON + 2 * HOUR_MS })
    expect(anchorDueAt(watched([slow]).state)).toBe(NOON + 2 * HOUR_MS + 10 * MINUTE_MS)
  })
})

describe('a low battery', () => {
  const withVolts = (...volts: number[]) =>
    kindsOf(
      watched(volts.map((batteryVolts, index) => boatAt(30 * (index + 1), 30, { batteryVolts }))).findings,
    )

  it('is below 11.8 V for a minute', () => {
    expect(withVolts(11.8, 11.8, 11.8)).toEqual([])
    expect(withVolts(11.79, 11.79, 11.79)).toEqual(['lowBattery'])
    expect(withVolts(11.79, 11.79)).toEqual([])
  })

  it('is not an engine that starts', () => {
    expect(withVolts(11.79, 12.4, 11.79, 12.4, 11.79)).toEqual([])
  })

  it('is found again once it was charged by 0.3 V', () => {
    const low = [11.5, 11.5, 11.5]
    expect(withVolts(...low, 12.09, ...low)).toEqual(['lowBattery'])
    expect(withVolts(...low, 12.1, ...low)).toEqual(['lowBattery', 'lowBattery'])
  })

  it('is also that of a held fix', () => {
    const held = [30, 60, 90].map((second) => ({ ...boatAt(second, 30, { batteryVolts: 11.5 }), fix: null }))
    expect(kindsOf(watched(held).findings)).toEqual(['lowBattery'])
  })
})

describe('a boat under way', () => {
  const leaving = (speedKmh: number | null, ignition: boolean | null, from = 51) => [
    boatAt(10, 40),
    ...[0, 1, 2].map((index) => boatAt(20 + index * 10, from + index * 12, { speedKmh, ignition })),
  ]

  it('leaves faster than 2 knots while its engine runs', () => {
    const { state, findings } = watched(leaving(3.8, true))
    expect(findings.at(-1)).toEqual({ kind: 'ended', at: NOON + 30_000, because: 'underWay' })
    expect(anchorStatus(state)).toBe('ended')
    expect(anchorDueAt(state)).toBeNull()
    expect(watchAnchor(state, anAnchorWatch(), boatAt(99, 900)).findings).toEqual([])
  })

  test.each([
    ['at 2 knots', leaving(3.7, true)],
    ['without an engine', leaving(3.8, false)],
    ['without knowing of an engine', leaving(3.8, null)],
    ['within the circle', leaving(3.8, true, 20)],
    ['on one fix', leaving(3.8, true).slice(0, 2)],
  ])('is not one %s', (_, reports) => {
    expect(anchorStatus(watched(reports).state)).not.toBe('ended')
  })

  it('is measured where its speed is not reported', () => {
    expect(anchorStatus(watched(leaving(null, true)).state)).toBe('ended')
  })
})

describe('the order of positions', () => {
  it('is that of their fixes: a late one or a repeat changes nothing', () => {
    const { state } = watched([boatAt(10, 30), boatAt(20, 30)])
    for (const report of [boatAt(15, 500), boatAt(20, 30), boatAt(-60, 500)])
      expect(watchAnchor(state, anAnchorWatch(), report)).toEqual({ state, findings: [] })
  })

  it('leaves out what was before the watch', () => {
    const state = newAnchorState(anAnchorWatch())
    expect(watchAnchor(state, anAnchorWatch(), boatAt(-1, 900)).state).toBe(state)
    expect(watchAnchor(state, anAnchorWatch(), boatAt(0, 30)).state.distanceM).toBeCloseTo(30, 0)
  })
})

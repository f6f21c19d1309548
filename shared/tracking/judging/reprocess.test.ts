import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { aBicycleRide, aDrive, aNoisyPhone, metresOff, shuffled } from '../../../test/make/tracking/tracks.ts'
import { advance } from '../advance.ts'
import { tripsOf } from '../motion/trips.ts'
import { packPositions } from '../packing/pack-positions.ts'
import { packTracked, unpackTracked } from '../packing/tracked-format.ts'
import { unpackPositions } from '../packing/unpack-positions.ts'
import { NOTHING_TRACKED } from '../tracked.ts'
import { type StampedPosition, stamp } from './clock.ts'
import { inFixOrder } from './fix-order.ts'
import { acceptedPositions, judgedPoints, reprocess } from './reprocess.ts'

const watch = { now: NOON + 3_600_000, deviceType: 'car' }

/** Fixes that meet every rule: frozen and repeated places, jumps, bad clocks, no fix, and repeats with other content. */
const fix = fc
  .record({
    second: fc.integer({ min: 0, max: 600 }),
    place: fc.oneof(
      fc.integer({ min: 0, max: 8 }).map((step) => step * 120),
      fc.constantFrom(80_000, 80_050, 900_000),
    ),
    off: fc.constantFrom(0, 0, 0, 0, 0, 0, 86_400_000, 3e12, -619_315_200_000),
    odd: fc.constantFrom(
      {},
      {},
      {},
      {},
      { satellites: 0 },
      { accuracyM: 300 },
      { lat: 95 },
      { speedKmh: 0, satellites: 7 },
    ),
    late: fc.constantFrom(0, 0, 700, 60_000),
    ignition: fc.constantFrom(null, true, false),
    batteryVolts: fc.constantFrom(null, 12.1, 12.7),
  })
  .map(({ second, place, off, odd, late, ignition, batteryVolts }) => {
    const recordedAt = NOON + second * 1000 + off
    const receivedAt = NOON + second * 1000 + 900 + late
    return stamp(aPosition({ recordedAt, receivedAt, ...metresOff(place), ignition, batteryVolts, ...odd }))
  })
const messages = fc.array(fix, { minLength: 1, maxLength: 60 })

const outcomeOf = (positions: readonly StampedPosition[]) => {
  const { tracked, points } = reprocess(positions, watch)
  return { tracked, points, ...tripsOf(points, watch.now) }
}

describe('T66 the order of messages', () => {
  it('changes nothing: the same points, newest position, trips and totals', () => {
    fc.assert(
      fc.property(messages, fc.integer(), (positions, seed) => {
        expect(outcomeOf(shuffled(positions, seed))).toEqual(outcomeOf(positions))
      }),
      { numRuns: 500 },
    )
  })
  it('changes nothing for 1,000 fixes of a drive, a ride and a bad phone', () => {
    for (const track of [aDrive(), aBicycleRide(), aNoisyPhone()]) {
      const thousand = track.slice(0, 1000)
      expect(outcomeOf(shuffled(thousand))).toEqual(outcomeOf(thousand))
      expect(outcomeOf(thousand.toReversed())).toEqual(outcomeOf(thousand))
    }
  })
})

describe('T65 repeated messages', () => {
  it('count once, however often and whenever they come', () => {
    fc.assert(
      fc.property(messages, fc.integer(), (positions, seed) => {
        const thrice = shuffled([...positions, ...positions, ...positions], seed)
        expect(outcomeOf(thrice)).toEqual(outcomeOf(positions))
      }),
      { numRuns: 300 },
    )
  })
  it('are the ones received first, and only say that the tracker was heard', () => {
    const [first] = aDrive().slice(0, 1)
    if (first === undefined) throw new Error('a drive has fixes')
    const again = { ...first, receivedAt: first.receivedAt + 5000 }
    const { tracked, points } = reprocess([again, first], watch)
    expect(points.map(({ position }) => position)).toEqual([first])
    expect(tracked.lastContactAt).toBe(again.receivedAt)
    const before = advance(NOTHING_TRACKED, first, watch).tracked
    expect(advance(before, again, watch)).toMatchObject({
      judgement: null,
      tracked: { ...before, lastContactAt: again.receivedAt },
    })
  })
})

describe('advance and settle', () => {
  it('agree, also when the state is packed after every message and the trail between', () => {
    fc.assert(
      fc.property(messages, (positions) => {
        let tracked = NOTHING_TRACKED
        for (const position of inFixOrder(positions))
          tracked = unpackTracked(packTracked(advance(tracked, position, watch).tracked))
        const stored = unpackPositions(packPositions(positions))
        const settled = reprocess(stored, watch).tracked
        const lastContactAt = Math.max(...positions.map(({ receivedAt }) => receivedAt))
        expect({ ...tracked, lastContactAt }).toEqual(settled)
      }),
      { numRuns: 300 },
    )
  })
  it('find the same points as judging alone does', () => {
    fc.assert(
      fc.property(messages, (positions) => {
        expect(judgedPoints(positions, watch.deviceType)).toEqual(reprocess(positions, watch).points)
      }),
      { numRuns: 300 },
    )
  })
  it('find the same positions for who only draws them, between any two times', () => {
    const time = fc.integer({ min: NOON - 1e6, max: NOON + 1e6 })
    fc.assert(
      fc.property(messages, time, time, fc.boolean(), (positions, from, to, asStored) => {
        const trail = asStored ? [...inFixOrder(positions)] : positions
        const points = judgedPoints(trail, watch.deviceType).filter(
          ({ held, position }) => !held && position.shownAt >= from && position.shownAt <= to,
        )
        expect(acceptedPositions(trail, watch.deviceType, from, to)).toEqual(
          points.map(({ position }) => position),
        )
      }),
      { numRuns: 500 },
    )
  })
  it('leave the position as it is for an older fix, and do not change what they are given', () => {
    const [older, newer] = aDrive().slice(0, 2)
    if (older === undefined || newer === undefined) throw new Error('a drive has fixes')
    const before = Object.freeze(advance(NOTHING_TRACKED, newer, watch).tracked)
    const after = advance(before, { ...older, receivedAt: newer.receivedAt + 1 }, watch)
    expect(after).toEqual({
      tracked: { ...before, lastContactAt: newer.receivedAt + 1 },
      events: [],
      judgement: null,
    })
  })
  it('keep what a later fix does not say', () => {
    const said = {
      ignition: true,
      batteryVolts: 12.7,
      odometerKm: 9.5,
      statusText: 'ACC_ON',
      reportIntervalSeconds: 15,
    }
    const fixes = [aPosition(said), aPosition({ recordedAt: NOON + 15_000, cellular: 9 })].map(stamp)
    expect(reprocess(fixes, watch).tracked.readings).toMatchObject({ ...said, cellular: 9 })
  })
})

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

const context = { now: NOON + 3_600_000, deviceType: 'car' }

/**
 * Fixes that meet every rule: frozen and repeated coordinates, jumps, bad clocks, no fix, and repeats with other
 * content.
 */
const fix = fc
  .record({
    second: fc.integer({ min: 0, max: 600 }),
    east: fc.oneof(
      fc.integer({ min: 0, max: 8 }).map((step) => step * 120),
      fc.constantFrom(80_000, 80_050, 900_000),
    ),
    clockError: fc.constantFrom(0, 0, 0, 0, 0, 0, 86_400_000, 3e12, -619_315_200_000),
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
  .map(({ second, east, clockError, odd, late, ignition, batteryVolts }) => {
    const recordedAt = NOON + second * 1000 + clockError
    const receivedAt = NOON + second * 1000 + 900 + late
    return stamp(aPosition({ recordedAt, receivedAt, ...metresOff(east), ignition, batteryVolts, ...odd }))
  })
const messages = fc.array(fix, { minLength: 1, maxLength: 60 })

const outcomeOf = (positions: readonly StampedPosition[]) => {
  const { tracked, points } = reprocess(positions, context)
  return { tracked, points, ...tripsOf(points, context.now) }
}

describe('T66 the order of messages', () => {
  it('does not change the points, newest position, trips and totals', () => {
    fc.assert(
      fc.property(messages, fc.integer(), (positions, seed) => {
        expect(outcomeOf(shuffled(positions, seed))).toEqual(outcomeOf(positions))
      }),
      { numRuns: 500 },
    )
  })
  it('does not change them for 1,000 fixes of a drive, a ride and a bad phone', () => {
    for (const track of [aDrive(), aBicycleRide(), aNoisyPhone()]) {
      const thousand = track.slice(0, 1000)
      expect(outcomeOf(shuffled(thousand))).toEqual(outcomeOf(thousand))
      expect(outcomeOf(thousand.toReversed())).toEqual(outcomeOf(thousand))
    }
  })
})

describe('T65 repeated messages', () => {
  it('count once, however often and whenever they arrive', () => {
    fc.assert(
      fc.property(messages, fc.integer(), (positions, seed) => {
        const thrice = shuffled([...positions, ...positions, ...positions], seed)
        expect(outcomeOf(thrice)).toEqual(outcomeOf(positions))
      }),
      { numRuns: 300 },
    )
  })
  it('count by the first receipt, and only update the last contact', () => {
    const [first] = aDrive().slice(0, 1)
    if (first === undefined) throw new Error('a drive has fixes')
    const again = { ...first, receivedAt: first.receivedAt + 5000 }
    const { tracked, points } = reprocess([again, first], context)
    expect(points.map(({ position }) => position)).toEqual([first])
    expect(tracked.lastContactAt).toBe(again.receivedAt)
    const before = advance(NOTHING_TRACKED, first, context).tracked
    expect(advance(before, again, context)).toMatchObject({
      judgement: null,
      tracked: { ...before, lastContactAt: again.receivedAt },
    })
  })
})

describe('advance and reprocess', () => {
  it('agree, also with the state packed after every message, and the trail packed', () => {
    fc.assert(
      fc.property(messages, (positions) => {
        let tracked = NOTHING_TRACKED
        for (const position of inFixOrder(positions))
          tracked = unpackTracked(packTracked(advance(tracked, position, context).tracked))
        const stored = unpackPositions(packPositions(positions))
        const reprocessed = reprocess(stored, context).tracked
        const lastContactAt = Math.max(...positions.map(({ receivedAt }) => receivedAt))
        expect({ ...tracked, lastContactAt }).toEqual(reprocessed)
      }),
      { numRuns: 300 },
    )
  })
  it('yield the same points as judgedPoints', () => {
    fc.assert(
      fc.property(messages, (positions) => {
        expect(judgedPoints(positions, context.deviceType)).toEqual(reprocess(positions, context).points)
      }),
      { numRuns: 300 },
    )
  })
  it('yield the same positions as acceptedPositions, between any two times', () => {
    const time = fc.integer({ min: NOON - 1e6, max: NOON + 1e6 })
    fc.assert(
      fc.property(messages, time, time, fc.boolean(), (positions, from, to, inOrder) => {
        const trail = inOrder ? [...inFixOrder(positions)] : positions
        const points = judgedPoints(trail, context.deviceType).filter(
          ({ held, position }) => !held && position.shownAt >= from && position.shownAt <= to,
        )
        expect(acceptedPositions(trail, context.deviceType, from, to)).toEqual(
          points.map(({ position }) => position),
        )
      }),
      { numRuns: 500 },
    )
  })
  it('leave the state as it is for an older fix, and do not modify their arguments', () => {
    const [older, newer] = aDrive().slice(0, 2)
    if (older === undefined || newer === undefined) throw new Error('a drive has fixes')
    const before = Object.freeze(advance(NOTHING_TRACKED, newer, context).tracked)
    const after = advance(before, { ...older, receivedAt: newer.receivedAt + 1 }, context)
    expect(after).toEqual({
      tracked: { ...before, lastContactAt: newer.receivedAt + 1 },
      judgement: null,
    })
  })
  it('keep a reading that a later fix does not have', () => {
    const readings = {
      ignition: true,
      batteryVolts: 12.7,
      odometerKm: 9.5,
      statusText: 'ACC_ON',
      reportIntervalSeconds: 15,
    }
    const fixes = [aPosition(readings), aPosition({ recordedAt: NOON + 15_000, cellular: 9 })].map(stamp)
    expect(reprocess(fixes, context).tracked.readings).toMatchObject({ ...readings, cellular: 9 })
  })
})

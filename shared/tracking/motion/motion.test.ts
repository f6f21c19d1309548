import { describe, expect, it } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { aDrift, fixAt } from '../../../test/make/tracking/tracks.ts'
import type { StampedPosition } from '../judging/clock.ts'
import { type Motion, nextMotion } from './motion.ts'

function motionAfter(...fixes: StampedPosition[]): Motion {
  const motion = fixes.reduce<Motion | null>((before, fix) => nextMotion(before, fix, false), null)
  if (motion === null) throw new Error('no fixes')
  return motion
}
const secondOf = (at: number) => (at - NOON) / 1000

describe('the anchor rule', () => {
  it('starts standing, unless the first fix is surely moving', () => {
    expect(motionAfter(fixAt(0, 0)).moving).toBe(false)
    expect(motionAfter(fixAt(0, 0, 0, { speedKmh: 9.9 })).moving).toBe(false)
    expect(motionAfter(fixAt(0, 0, 0, { speedKmh: 10 })).moving).toBe(true)
  })
  it('moves at 50 m from the anchor, and not below', () => {
    expect(motionAfter(fixAt(0, 0), fixAt(15, 49.9)).moving).toBe(false)
    expect(motionAfter(fixAt(0, 0), fixAt(15, 50.2)).moving).toBe(true)
  })
  it('has a band as wide as the fixes are inaccurate', () => {
    expect(motionAfter(fixAt(0, 0), fixAt(15, 70, 0, { accuracyM: 80 })).moving).toBe(false)
    expect(motionAfter(fixAt(0, 0, 0, { accuracyM: 80 }), fixAt(15, 70)).moving).toBe(false)
    expect(motionAfter(fixAt(0, 0), fixAt(15, 81, 0, { accuracyM: 80 })).moving).toBe(true)
  })
  it('needs a second fix outside where the first one reports standing', () => {
    const outlier = fixAt(15, 70, 0, { speedKmh: 2 })
    expect(motionAfter(fixAt(0, 0), outlier).moving).toBe(false)
    expect(motionAfter(fixAt(0, 0), outlier, fixAt(30, 3), outlier).moving).toBe(false)
    const moved = motionAfter(fixAt(0, 0), outlier, fixAt(30, 75, 0, { speedKmh: 0 }))
    expect([moved.moving, secondOf(moved.since)]).toEqual([true, 15])
    expect(motionAfter(fixAt(0, 0), fixAt(15, 70, 0, { speedKmh: 2.1 })).moving).toBe(true)
  })
  it('stops when all fixes are within 50 m for 300 s, from the first of them on', () => {
    const moving = [fixAt(0, 0), fixAt(15, 200), fixAt(30, 400)]
    const almost = motionAfter(...moving, fixAt(329, 410))
    expect(almost.moving).toBe(true)
    const stopped = motionAfter(...moving, fixAt(200, 405), fixAt(330, 410))
    expect([stopped.moving, secondOf(stopped.since)]).toEqual([false, 30])
    expect(motionAfter(...moving, fixAt(300, 451), fixAt(331, 452)).moving).toBe(true)
  })
  it('keeps a stop that began at the edge of its band by its centre: within 30 m, and no farther', () => {
    const arriving = [fixAt(0, 0), fixAt(15, 200)]
    /** 45 m beyond the anchor, so that the centre with the anchor is at 240 m after nine fixes. */
    const there = Array.from({ length: 9 }, (_, index) => fixAt(30 + index * 15, 244.44))
    const leaving = (east: number) => motionAfter(...arriving, ...there, fixAt(200, east), fixAt(316, east))
    expect(leaving(269.7).moving).toBe(false)
    expect(leaving(270.8).moving).toBe(true)
  })
  it('takes the centre of the first hour for the place', () => {
    const stop = (until: number, east: number) =>
      Array.from({ length: until / 60 }, (_, index) => fixAt(index * 60, index % 2 === 0 ? 0 : east))
    const early = motionAfter(...stop(3600, 40))
    expect(early.standing).not.toBeNull()
    const late = motionAfter(...stop(3600, 40), fixAt(3600, 20))
    expect(late.standing).toBeNull()
    const later = motionAfter(...stop(3600, 40), fixAt(3600, 20), ...[4000, 5000].map((at) => fixAt(at, 60)))
    expect(later.anchor).toEqual(late.anchor)
  })
  it('continues over a gap of 3,600 s and restarts after a longer one, unless the tracker is still there', () => {
    const moving = [fixAt(0, 0), fixAt(15, 200)]
    expect(motionAfter(...moving, fixAt(3615, 9000)).moving).toBe(true)
    expect(motionAfter(...moving, fixAt(3616, 9000)).moving).toBe(false)
    const there = motionAfter(...moving, fixAt(9000, 210))
    expect([there.moving, secondOf(there.since)]).toEqual([false, 15])
  })
  it('does not take drift for motion, at any interval', () => {
    for (const every of [1, 5, 15, 60])
      for (const seed of [1, 2, 3, 4, 5]) {
        let motion: Motion | null = null
        for (const fix of aDrift(3600, every, seed)) {
          motion = nextMotion(motion, fix, false)
          expect(motion.moving).toBe(false)
        }
      }
  })
})

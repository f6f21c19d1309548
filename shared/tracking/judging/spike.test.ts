import { describe, expect, it } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { fixAt } from '../../../test/make/tracking/tracks.ts'
import type { StampedPosition } from './clock.ts'
import { reprocess } from './reprocess.ts'

const flagsOf = (fixes: readonly StampedPosition[], deviceType = 'car') =>
  reprocess(fixes, { now: NOON, deviceType }).points.map(({ flags, held }) => (held ? flags.join() : ''))

/** Two standing fixes, one far away, and two more standing. */
const parked = (every: number, far: number, back = 0) =>
  [0, 0, far, back, back].map((east, index) => fixAt(index * every, east))

describe('T70 a spike', () => {
  it('is 100 m away from fixes that stand, and is held', () => {
    expect(flagsOf(parked(60, 100.5))).toEqual(['', '', 'jump', '', ''])
    expect(flagsOf(parked(60, 99.5))).toEqual(['', '', '', '', ''])
  })
  it('comes back within 50 m of where it was', () => {
    expect(flagsOf(parked(60, 500, 49.5))[2]).toBe('jump')
    expect(flagsOf(parked(60, 500, 50.5))[2]).toBe('')
  })
  it('lasts less than 300 s: over a longer time it may be real', () => {
    expect(flagsOf(parked(149, 800))[2]).toBe('jump')
    expect(flagsOf(parked(150, 800))[2]).toBe('')
  })
  it('is not a turn in a dead end, whose other fixes move', () => {
    const turning = [0, 300, 600, 300, 0].map((east, index) => fixAt(index * 30, east))
    expect(flagsOf(turning)).toEqual(['', '', '', '', ''])
  })
  it('takes a turn that no vehicle can make, on a drive too: 3 m/s² from one fix to the next', () => {
    const along = (offset: number) =>
      [0, 150, 300, 450, 600].map((east, index) => fixAt(index * 15, east, index === 2 ? offset : 0))
    // 17 s with the jitter: 433.5 m out and 433.5 m home.
    expect(flagsOf(along(407.5))[2]).toBe('jump')
    expect(flagsOf(along(406))[2]).toBe('')
  })
  it('needs a fix that is back, and among the newest three fixes only the turn decides', () => {
    expect(flagsOf(parked(60, 500).slice(0, 3))).toEqual(['', '', ''])
    expect(flagsOf(parked(60, 500).slice(0, 4))).toEqual(['', '', '', ''])
    expect(flagsOf([fixAt(0, 0), fixAt(5, 150), fixAt(10, 0)])).toEqual(['', 'jump', ''])
  })
  it('does not exist for aircraft', () => {
    expect(['aircraft', 'helicopter', 'drone'].map((type) => flagsOf(parked(60, 500), type)[2])).toEqual([
      '',
      '',
      '',
    ])
  })
  it('may follow another one, and is not a path across the antimeridian', () => {
    const twice = [0, 0, 500, 0, 700, 0, 0].map((east, index) => fixAt(index * 5, east))
    expect(flagsOf(twice)).toEqual(['', '', 'jump', '', 'jump', '', ''])
    const straight = [179.996, 179.998, -180, -179.998, -179.996].map((lng, index) =>
      fixAt(index * 15, 0, 0, { lat: 0, lng }),
    )
    expect(flagsOf(straight)).toEqual(['', '', '', '', ''])
  })
})

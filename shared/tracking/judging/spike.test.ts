import { describe, expect, it } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { fixAt } from '../../../test/make/tracking/tracks.ts'
import type { StampedPosition } from './clock.ts'
import { reprocess } from './reprocess.ts'

const flagsOf = (fixes: readonly StampedPosition[], deviceType = 'car') =>
  reprocess(fixes, { now: NOON, deviceType }).points.map(({ flags, held }) => (held ? flags.join() : ''))

/** Stands for two fixes, is once far off, and stands for two more. */
const parked = (every: number, far: number, back = 0) =>
  [0, 0, far, back, back].map((east, place) => fixAt(place * every, east))

describe('T70 an echo', () => {
  it('is alone 100 m off while the fixes around it stand, and is left out', () => {
    expect(flagsOf(parked(60, 100.5))).toEqual(['', '', 'jump', '', ''])
    expect(flagsOf(parked(60, 99.5))).toEqual(['', '', '', '', ''])
  })
  it('comes back to where it was: within 50 m', () => {
    expect(flagsOf(parked(60, 500, 49.5))[2]).toBe('jump')
    expect(flagsOf(parked(60, 500, 50.5))[2]).toBe('')
  })
  it('is over within 300 s: who was away for longer may have been there', () => {
    expect(flagsOf(parked(149, 800))[2]).toBe('jump')
    expect(flagsOf(parked(150, 800))[2]).toBe('')
  })
  it('is no turn in a dead end: the fixes around that one move', () => {
    const turning = [0, 300, 600, 300, 0].map((east, place) => fixAt(place * 30, east))
    expect(flagsOf(turning)).toEqual(['', '', '', '', ''])
  })
  it('is what no vehicle can turn for, on a drive as well: 3 m/s² from one fix to the next', () => {
    const along = (off: number) =>
      [0, 150, 300, 450, 600].map((east, place) => fixAt(place * 15, east, place === 2 ? off : 0))
    // 17 s with the jitter of the clock: 433.5 m out and as much home.
    expect(flagsOf(along(407.5))[2]).toBe('jump')
    expect(flagsOf(along(406))[2]).toBe('')
  })
  it('is not known before a fix came back, and of the newest three only by the turn', () => {
    expect(flagsOf(parked(60, 500).slice(0, 3))).toEqual(['', '', ''])
    expect(flagsOf(parked(60, 500).slice(0, 4))).toEqual(['', '', '', ''])
    expect(flagsOf([fixAt(0, 0), fixAt(5, 150), fixAt(10, 0)])).toEqual(['', 'jump', ''])
  })
  it('does not exist for what turns as it likes', () => {
    expect(['aircraft', 'helicopter', 'drone'].map((type) => flagsOf(parked(60, 500), type)[2])).toEqual([
      '',
      '',
      '',
    ])
  })
  it('that follows another is one too, and both sides of the date line are near', () => {
    const twice = [0, 0, 500, 0, 700, 0, 0].map((east, place) => fixAt(place * 5, east))
    expect(flagsOf(twice)).toEqual(['', '', 'jump', '', 'jump', '', ''])
    const straight = [179.996, 179.998, -180, -179.998, -179.996].map((lng, place) =>
      fixAt(place * 15, 0, 0, { lat: 0, lng }),
    )
    expect(flagsOf(straight)).toEqual(['', '', '', '', ''])
  })
})

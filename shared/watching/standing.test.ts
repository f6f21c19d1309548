import { describe, expect, it } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { fixAt } from '../../test/make/tracking/tracks.ts'
import { haversineMetres } from '../geo/distance.ts'
import { isStanding, nextAnchor } from './standing.ts'
import type { Anchor } from './watch-state.ts'

/** An anchor at the start, since noon. */
const { lat, lng } = fixAt(0, 0)
const HERE: Anchor = { lat, lng, at: NOON, driftM: 30, strayed: null }
const next = (second: number, east: number, fields: Parameters<typeof fixAt>[3] = {}, anchor = HERE) =>
  nextAnchor(anchor, fixAt(second, east, 0, fields), fixAt(0, 0), true)

describe('GEO-4 where a device stands', () => {
  it('is the same place up to 30 m, or up to the accuracy of the fix where that is worse', () => {
    expect(next(10, 29.9)).toBe(HERE)
    expect(next(10, 30.1)).toMatchObject({ at: NOON + 10_000, strayed: null })
    expect(next(10, 79, { accuracyM: 80 })).toBe(HERE)
    expect(next(10, 81, { accuracyM: 80 })).toMatchObject({ at: NOON + 10_000 })
  })

  it('is known after a minute', () => {
    expect(isStanding(HERE, fixAt(59.9, 0))).toBe(false)
    expect(isStanding(HERE, fixAt(60, 0))).toBe(true)
    expect(isStanding(null, fixAt(60, 0))).toBe(false)
  })

  it('is unknown from a reported speed of 10 km/h on', () => {
    expect(next(10, 5, { speedKmh: 9.9 })).toBe(HERE)
    expect(next(10, 5, { speedKmh: 10 })).toBeNull()
  })

  it('is not stored far from all edges, but kept while the device stays', () => {
    expect(nextAnchor(HERE, fixAt(10, 20), fixAt(0, 0), false)).toBe(HERE)
    expect(nextAnchor(HERE, fixAt(10, 200), fixAt(0, 0), false)).toBeNull()
    expect(nextAnchor(null, fixAt(10, 0), fixAt(0, 0), false)).toBeNull()
  })

  it('is where the fix before was, if that was near, and has been known before the first fix', () => {
    expect(nextAnchor(null, fixAt(10, 29), fixAt(0, 0), true)).toEqual(HERE)
    expect(nextAnchor(null, fixAt(10, 31), fixAt(0, 0), true)).toMatchObject({ at: NOON + 10_000 })
    const first = fixAt(0, 0)
    expect(isStanding(nextAnchor(null, first, null, true), first)).toBe(true)
  })
})

describe('GEO-4 the drift of a parked device', () => {
  it('widens when it strays after 5 minutes and comes back within 3', () => {
    expect(next(299, 45)).toMatchObject({ at: NOON + 299_000 })
    const strayed = next(300, 45)
    expect(strayed).toEqual({ ...HERE, strayed: { ...place(fixAt(300, 45)), at: NOON + 300_000 } })
    if (strayed === null) throw new Error('a parked device has an anchor')
    expect(next(479, 45, {}, strayed)).toBe(strayed)
    expect(next(480, 45, {}, strayed)).toMatchObject({ at: NOON + 480_000, strayed: null })

    const wider = next(400, 10, {}, strayed)
    expect(wider).toMatchObject({ at: NOON, driftM: 38, strayed: null })
    if (wider === null) throw new Error('a parked device has an anchor')
    // The new circle has both the old one and the stray fix in it.
    expect(haversineMetres(wider, fixAt(0, 45))).toBeLessThanOrEqual(38)
    expect(haversineMetres(wider, fixAt(0, -30))).toBeLessThanOrEqual(38)
    expect(next(500, 45, {}, wider)).toBe(wider)
  })

  it('is 60 m at most', () => {
    expect(next(400, 89)).toMatchObject({ at: NOON, strayed: { at: NOON + 400_000 } })
    expect(next(400, 91)).toMatchObject({ at: NOON + 400_000, strayed: null })
  })
})

function place(fix: { lat: number; lng: number }) {
  return { lat: fix.lat, lng: fix.lng }
}

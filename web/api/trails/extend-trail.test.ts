import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../shared/time.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import { extendTrail, type LoadedTrail, refetchFrom } from './extend-trail.ts'

const NOON = Date.UTC(2026, 5, 1, 12)
const minutesAgo = (minutes: number) => NOON - minutes * MINUTE_MS
const at = (minutes: number, lat = 26): ColumnPoint => ({
  shownAt: minutesAgo(minutes),
  lat,
  lng: -80,
  speedKmh: null,
  course: null,
  altitudeM: null,
})
const kept = (points: readonly ColumnPoint[], readWholeAt = NOON): LoadedTrail => ({
  points,
  fullyLoadedAt: readWholeAt,
})

describe('LIV-8 what of a trail is read again', () => {
  test('LIV-8 the last ten minutes before its newest point', () => {
    expect(refetchFrom(kept([at(60), at(2)]), NOON)).toBe(minutesAgo(12))
  })
  test('LIV-8 all of it where there is nothing yet, and every five minutes', () => {
    expect(refetchFrom(kept([]), NOON)).toBeNull()
    expect(refetchFrom(kept([at(2)], minutesAgo(5) + 1), NOON)).toBe(minutesAgo(12))
    expect(refetchFrom(kept([at(2)], minutesAgo(5)), NOON)).toBeNull()
  })
})

describe('LIV-8 a trail goes on', () => {
  const before = kept([at(61), at(60), at(30), at(12), at(11), at(2)], minutesAgo(3))
  const goOn = (...read: ColumnPoint[]) => extendTrail(before, minutesAgo(12), read, minutesAgo(60))

  test('LIV-8 with what is new, without what is older than its length', () => {
    expect(goOn(at(12), at(11), at(2), at(1)).points).toEqual([at(60), at(30), at(12), at(11), at(2), at(1)])
  })
  test('LIV-8 what was read again stands in the place of what was there', () => {
    expect(goOn(at(12), at(7, 27), at(2)).points).toEqual([at(60), at(30), at(12), at(7, 27), at(2)])
    expect(goOn().points).toEqual([at(60), at(30)])
  })
  test('LIV-8 and is not taken for one that was read from its beginning', () => {
    expect(goOn().fullyLoadedAt).toBe(minutesAgo(3))
  })
})

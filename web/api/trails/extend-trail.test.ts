import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../shared/time.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import { extendTrail, type LoadedTrail, refetchFrom } from './trail-query.ts'

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
const aTrail = (points: readonly ColumnPoint[], fullyLoadedAt = NOON): LoadedTrail => ({
  points,
  fullyLoadedAt,
})

describe('LIV-8 how much of a trail is loaded again', () => {
  test('LIV-8 the last ten minutes before its newest point', () => {
    expect(refetchFrom(aTrail([at(60), at(2)]), NOON)).toBe(minutesAgo(12))
  })
  test('LIV-8 all of it when it is empty, and every five minutes', () => {
    expect(refetchFrom(aTrail([]), NOON)).toBeNull()
    expect(refetchFrom(aTrail([at(2)], minutesAgo(5) + 1), NOON)).toBe(minutesAgo(12))
    expect(refetchFrom(aTrail([at(2)], minutesAgo(5)), NOON)).toBeNull()
  })
})

describe('LIV-8 an extended trail', () => {
  const before = aTrail([at(61), at(60), at(30), at(12), at(11), at(2)], minutesAgo(3))
  const extendedBy = (...loaded: ColumnPoint[]) => extendTrail(before, minutesAgo(12), loaded, minutesAgo(60))

  test('LIV-8 has the new points, and none that are older than its length', () => {
    const { points } = extendedBy(at(12), at(11), at(2), at(1))
    expect(points).toEqual([at(60), at(30), at(12), at(11), at(2), at(1)])
  })
  test('LIV-8 has the loaded points in place of the previous ones', () => {
    expect(extendedBy(at(12), at(7, 27), at(2)).points).toEqual([at(60), at(30), at(12), at(7, 27), at(2)])
    expect(extendedBy().points).toEqual([at(60), at(30)])
  })
  test('LIV-8 keeps the time of its last full load', () => {
    expect(extendedBy().fullyLoadedAt).toBe(minutesAgo(3))
  })
})

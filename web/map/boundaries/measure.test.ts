import { describe, expect, test } from 'vitest'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { sizeOf } from './measure.ts'
import { ringOf } from './ring.ts'

const NONE = { radius: null, width: null }
const at = (latitude: number, longitude: number) => ({ latitude, longitude })
/** The ring has straight sides, and a degree is not quite the same length everywhere. */
const WITHIN = 0.01

const areaOf = (boundary: DrawnShape) => sizeOf(boundary).areaM2

describe('GEO-1 the size of a boundary', () => {
  test('GEO-1 a square of 0.01° at the equator is 1.112 km on each side', () => {
    const square: DrawnShape = { ...NONE, shape: 'rectangle', points: [at(0, 0), at(0.01, 0.01)] }
    const size = sizeOf(square)
    expect(size).toMatchObject({ shape: 'rectangle' })
    expect(areaOf(square) / 1_111.95 ** 2).toBeCloseTo(1, 3)
  })

  test('GEO-1 the same area is measured for a polygon, in either direction, and across the antimeridian', () => {
    const polygon = (lng: number): DrawnShape => ({
      ...NONE,
      shape: 'polygon',
      points: [at(25, lng), at(25, lng + 0.2), at(25.1, lng + 0.2), at(25.1, lng)],
    })
    const here = polygon(-80)
    const wrapped: DrawnShape = {
      ...NONE,
      shape: 'polygon',
      points: [at(25, 179.9), at(25, -179.9), at(25.1, -179.9), at(25.1, 179.9)],
    }
    expect(areaOf({ ...here, points: here.points.toReversed() })).toBeCloseTo(areaOf(here), 3)
    expect(areaOf(wrapped) / areaOf(here)).toBeCloseTo(1, 6)
  })

  test('GEO-1 the drawn ring of a circle has its area', () => {
    const circle: DrawnShape = { ...NONE, shape: 'circle', points: [at(25.77, -80.17)], radius: 500 }
    const points = ringOf(circle)
      .slice(0, -1)
      .map(([lng = 0, lat = 0]) => at(lat, lng))
    const ratio = areaOf({ ...NONE, shape: 'polygon', points }) / areaOf(circle)
    expect(Math.abs(ratio - 1)).toBeLessThan(WITHIN)
  })

  test('GEO-1 the drawn ring of a straight corridor has its area', () => {
    const corridor: DrawnShape = {
      ...NONE,
      shape: 'corridor',
      points: [at(25, -80), at(25.1, -80)],
      width: 400,
    }
    const points = ringOf(corridor)
      .slice(0, -1)
      .map(([lng = 0, lat = 0]) => at(lat, lng))
    const ratio = areaOf({ ...NONE, shape: 'polygon', points }) / areaOf(corridor)
    expect(Math.abs(ratio - 1)).toBeLessThan(WITHIN)
  })

  test('GEO-1 too few points draw nothing', () => {
    expect(ringOf({ ...NONE, shape: 'circle', points: [], radius: 100 })).toEqual([])
    expect(ringOf({ ...NONE, shape: 'polygon', points: [at(0, 0)] })).toEqual([])
    expect(ringOf({ ...NONE, shape: 'corridor', points: [at(0, 0), at(1, 1)] })).toEqual([])
  })
})

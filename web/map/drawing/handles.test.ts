import { describe, expect, test } from 'vitest'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { RADIUS_M } from '../../../shared/geofences/geofence.ts'
import { type Handle, handlesOf, movedHandle, withoutHandle } from './handles.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const TRIANGLE: DrawnShape = {
  shape: 'polygon',
  points: [at(25, -80), at(25.1, -80), at(25.1, -79.9)],
  radius: null,
  width: null,
}
const CIRCLE: DrawnShape = { shape: 'circle', points: [at(25, -80)], radius: 500, width: null }

function handle(boundary: DrawnShape, key: string): Handle {
  const found = handlesOf(boundary).find((one) => one.key === key)
  if (found === undefined) throw new Error(`No handle ${key}`)
  return found
}

describe('GEO-2 the handles of a boundary', () => {
  test('GEO-2 a polygon has its corners and the middles of its sides', () => {
    expect(handlesOf(TRIANGLE).map(({ kind }) => kind)).toEqual([
      'corner',
      'corner',
      'corner',
      'middle',
      'middle',
      'middle',
    ])
  })

  test('GEO-2 a moved corner moves alone, and a moved middle becomes a corner', () => {
    const to = { lat: 24.9, lng: -80.2 }
    expect(movedHandle(TRIANGLE, handle(TRIANGLE, 'corner-1'), to).points).toEqual([
      at(25, -80),
      at(24.9, -80.2),
      at(25.1, -79.9),
    ])
    expect(movedHandle(TRIANGLE, handle(TRIANGLE, 'middle-2'), to).points).toEqual([
      ...TRIANGLE.points,
      at(24.9, -80.2),
    ])
  })

  test('GEO-2 the edge of a circle sets its radius, within the limits', () => {
    const edge = handle(CIRCLE, 'edge')
    expect(movedHandle(CIRCLE, edge, { lat: 25.01, lng: -80 }).radius).toBe(1_112)
    expect(movedHandle(CIRCLE, edge, { lat: 25, lng: -80 }).radius).toBe(RADIUS_M.min)
    expect(movedHandle(CIRCLE, edge, { lat: 35, lng: -80 }).radius).toBe(RADIUS_M.max)
  })

  test('GEO-2 a point moved across the antimeridian stays within ±180', () => {
    expect(movedHandle(CIRCLE, handle(CIRCLE, 'centre'), { lat: 0, lng: 181.5 }).points).toEqual([
      at(0, -178.5),
    ])
  })

  test('GEO-2 a triangle keeps its corners, and a quadrilateral loses one', () => {
    expect(withoutHandle(TRIANGLE, handle(TRIANGLE, 'corner-0'))).toBe(TRIANGLE)
    const four = { ...TRIANGLE, points: [...TRIANGLE.points, at(25, -79.9)] }
    expect(withoutHandle(four, handle(four, 'corner-3'))).toEqual(TRIANGLE)
  })
})

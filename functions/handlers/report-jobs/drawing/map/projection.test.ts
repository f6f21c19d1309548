import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { haversineKm } from '../../../../../shared/geo/distance.ts'
import { DRAWING_WIDTH } from '../svg.ts'
import { MAP_HEIGHT, projectionAround } from './projection.ts'

/** Mercator's scale changes over a map of 50 km by so much. */
const SCALE_TOLERANCE = 0.02

const anyPlace = fc.record({
  lat: fc.double({ min: -70, max: 70, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const offset = fc.double({ min: -0.2, max: 0.2, noNaN: true })
const wrapped = (lng: number) => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng)

/** A line of points around a place, which may be on both sides of the antimeridian. */
const anyLine = fc
  .tuple(anyPlace, fc.array(fc.tuple(offset, offset), { minLength: 2, maxLength: 12 }))
  .map(([{ lat, lng }, steps]) =>
    steps.map(([north, east]) => ({ lat: lat + north, lng: wrapped(lng + east) })),
  )

function projected(line: readonly { lat: number; lng: number }[]) {
  const projection = projectionAround([line])
  if (projection === null) throw new Error('The line has points')
  const points = projection.lineOf(line).map(([lng = 0, lat = 0]) => projection.project(lng, lat))
  return { projection, points }
}

describe('REP-3 the map of a trail', () => {
  test('REP-3 shows all of it, wherever it is', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        for (const { x, y } of projected(line).points) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(DRAWING_WIDTH)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(MAP_HEIGHT)
        }
      }),
    )
  })

  test('REP-3 has the same scale in both directions, which is that of its bar', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { projection, points } = projected(line)
        for (const [index, from] of line.entries()) {
          const [to, at, next] = [line[index + 1], points[index], points[index + 1]]
          if (to === undefined || at === undefined || next === undefined) continue
          const km = haversineKm(from, to)
          if (km < 1) continue
          const drawnKm = Math.hypot(next.x - at.x, next.y - at.y) * projection.kmPerPixel
          expect(Math.abs(drawnKm / km - 1)).toBeLessThan(SCALE_TOLERANCE)
        }
      }),
    )
  })

  test('REP-3 across the antimeridian is as narrow as elsewhere', () => {
    const across = projected([
      { lat: -17, lng: 179.9 },
      { lat: -17, lng: -179.9 },
    ])
    const elsewhere = projected([
      { lat: -17, lng: 9.9 },
      { lat: -17, lng: 10.1 },
    ])
    expect(across.projection.kmPerPixel).toBeCloseTo(elsewhere.projection.kmPerPixel)
    expect(across.projection.bounds.east).toBeGreaterThan(180)
  })

  test('REP-3 a single place is shown with its surroundings, and nothing without a point', () => {
    const { projection } = projected([{ lat: 26, lng: -80 }])
    expect(projection.kmPerPixel * DRAWING_WIDTH).toBeCloseTo(5)
    expect(projectionAround([])).toBeNull()
    expect(projectionAround([[]])).toBeNull()
  })
})

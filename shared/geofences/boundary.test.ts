import inPolygon from '@turf/boolean-point-in-polygon'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedFrom, wirePoint } from '../../test/make/tracking/geofences.ts'
import { metresToLine } from '../../test/make/tracking/metres-to-line.ts'
import { haversineMetres } from '../geo/distance.ts'
import { pointBetween } from '../geo/longitude.ts'
import type { Point } from '../geo/point.ts'
import { boundaryOf, metresInside } from './boundary.ts'

const MAX_LATITUDE = 70
const centre = fc.record({
  lat: fc.double({ min: -MAX_LATITUDE, max: MAX_LATITUDE, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const offset = fc.record({
  east: fc.integer({ min: -3_000, max: 3_000 }),
  north: fc.integer({ min: -3_000, max: 3_000 }),
})
/** Corners around a centre: by growing angle, so that the ring is simple. */
const ringOffsets = fc
  .array(
    fc.record({
      angle: fc.double({ min: 0, max: 1, noNaN: true }),
      radius: fc.integer({ min: 100, max: 3_000 }),
    }),
    { minLength: 3, maxLength: 20 },
  )
  .map((corners) =>
    corners.map(({ angle, radius }, index) => {
      const turn = (2 * Math.PI * (index + angle * 0.9)) / corners.length
      return { east: radius * Math.cos(turn), north: radius * Math.sin(turn) }
    }),
  )
const around = (middle: Point, offsets: readonly { east: number; north: number }[]) =>
  offsets.map(({ east, north }) => movedFrom(middle, east, north))
/** With its longitude from -180 to 180. */
const onGlobe = (point: Point): Point => pointBetween(point, point, 0)
const aPolygon = (corners: readonly Point[]) =>
  boundaryOf({ shape: 'polygon', points: corners.map(onGlobe).map(wirePoint), radius: null, width: null })
const aCorridor = (line: readonly Point[], width: number) =>
  boundaryOf({ shape: 'corridor', points: line.map(onGlobe).map(wirePoint), radius: null, width })
const aCircle = (middle: Point, radius: number) =>
  boundaryOf({ shape: 'circle', points: [wirePoint(middle)], radius, width: null })

/** Half a per mille, and the last stride of the oracle. */
const tolerance = (metres: number) => 0.1 + metres / 2_000

describe('GEO-6 how deep a point is inside', () => {
  it('a polygon has the sign of turf and the distance of the nearest edge', () => {
    fc.assert(
      fc.property(centre, ringOffsets, offset, (middle, offsets, { east, north }) => {
        const corners = around(middle, offsets)
        const point = movedFrom(middle, east, north)
        const ring = [...corners, ...corners.slice(0, 1)]
        const inside = inPolygon([point.lng, point.lat], {
          type: 'Polygon',
          coordinates: [ring.map(({ lat, lng }) => [lng, lat])],
        })
        const metres = metresInside(aPolygon(corners), onGlobe(point))
        const away = metresToLine(point, ring)
        expect(Math.abs(Math.abs(metres) - away)).toBeLessThan(tolerance(away))
        // At the edge itself, rounding decides.
        if (Math.abs(metres) > 0.01) expect(metres > 0).toBe(inside)
      }),
      { numRuns: 150 },
    )
  })

  it('a corridor is half its width to either side of its line, and round at its ends', () => {
    fc.assert(
      fc.property(
        centre,
        fc.array(offset, { minLength: 2, maxLength: 6 }),
        offset,
        (middle, offsets, { east, north }) => {
          const line = around(middle, offsets)
          const point = movedFrom(middle, east, north)
          const away = metresToLine(point, line)
          const metres = metresInside(aCorridor(line, 200), onGlobe(point))
          expect(Math.abs(metres - (100 - away))).toBeLessThan(tolerance(away))
        },
      ),
      { numRuns: 100 },
    )
  })

  it('a circle has its radius in every direction', () => {
    fc.assert(
      fc.property(centre, offset, (middle, { east, north }) => {
        const point = onGlobe(movedFrom(middle, east, north))
        expect(metresInside(aCircle(middle, 1_000), point)).toBeCloseTo(
          1_000 - haversineMetres(middle, point),
          6,
        )
      }),
    )
  })

  it('changes by the metres that one moves across an edge', () => {
    const square = aPolygon(around({ lat: 48, lng: 11 }, SQUARE))
    const at = (east: number) => metresInside(square, movedFrom({ lat: 48, lng: 11 }, east, 0))
    for (const [east, inside] of [
      [-99.9, 0.1],
      [-100.1, -0.1],
      [-115, -15],
      [-85, 15],
      [0, 100],
    ] as const)
      expect(at(east)).toBeCloseTo(inside, 2)
  })

  it('a rectangle contains what is between its corners, whichever two they are', () => {
    const [a, b] = [
      { latitude: 26, longitude: -80 },
      { latitude: 26.01, longitude: -79.99 },
    ]
    const [c, d] = [
      { latitude: 26, longitude: -79.99 },
      { latitude: 26.01, longitude: -80 },
    ]
    for (const points of [
      [a, b],
      [b, a],
      [c, d],
      [d, c],
    ]) {
      const boundary = boundaryOf({ shape: 'rectangle', points, radius: null, width: null })
      expect(metresInside(boundary, { lat: 26.0005, lng: -79.995 })).toBeCloseTo(55.6, 1)
      expect(metresInside(boundary, { lat: 25.9995, lng: -79.995 })).toBeCloseTo(-55.6, 1)
    }
  })

  it('is the same on both sides of the antimeridian as elsewhere', () => {
    const shapes = (middle: Point) => [
      aPolygon(around(middle, SQUARE)),
      aCorridor(around(middle, SQUARE), 40),
      aCircle(onGlobe(middle), 150),
    ]
    fc.assert(
      fc.property(offset, fc.constantFrom(180, -180, 179.9995, -179.9995), ({ east, north }, lng) => {
        const [here, there] = [
          { lat: 10, lng: 20 },
          { lat: 10, lng },
        ]
        for (const [index, boundary] of shapes(here).entries()) {
          const same = shapes(there)[index]
          if (same === undefined) throw new Error('as many shapes there as here')
          const metres = metresInside(boundary, movedFrom(here, east / 20, north / 20))
          expect(metresInside(same, onGlobe(movedFrom(there, east / 20, north / 20)))).toBeCloseTo(metres, 4)
        }
      }),
    )
  })

  it('ignores a last corner that repeats the first, as in GeoJSON', () => {
    const corners = around({ lat: 48, lng: 11 }, SQUARE)
    expect(aPolygon([...corners, ...corners.slice(0, 1)])).toEqual(aPolygon(corners))
  })
})

const SQUARE = [
  { east: -100, north: -100 },
  { east: 100, north: -100 },
  { east: 100, north: 100 },
  { east: -100, north: 100 },
]
